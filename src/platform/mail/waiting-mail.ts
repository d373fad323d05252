import { and, inArray, isNull, sql } from 'drizzle-orm'
import { jobs } from '../jobs/tables.ts'
import { mailJobNames } from './mail-jobs.ts'

/** Queued messages; without a mail server, those in the mailbox. */
export const isWaitingMail = sql`(${and(inArray(jobs.name, mailJobNames), isNull(jobs.failedAt))})`
