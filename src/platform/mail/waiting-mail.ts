import { and, inArray, isNull, sql } from 'drizzle-orm'
import { jobs } from '../jobs/tables.ts'
import { mailJobNames } from './mail-jobs.ts'

export const isWaitingMail = sql`(${and(inArray(jobs.name, mailJobNames), isNull(jobs.failedAt))})`
