import { and, inArray, isNull, sql } from 'drizzle-orm'
import { jobs } from '../jobs/tables.ts'
import { mailJobNames } from './mail-jobs.ts'

/** Messages to be delivered; without a mail server, those in the mailbox. */
export const isWaitingMail = sql`(${and(inArray(jobs.name, mailJobNames), isNull(jobs.failedAt))})`
