import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../database/columns.ts'

/** Jobs that wait, run or have failed. A completed job is deleted; a scheduled one becomes due again. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    name: text().notNull(),
    /** One row per scheduled job, never deleted. */
    isScheduled: boolean().notNull().default(false),
    /** Null for scheduled jobs, and after `expiresAt`. */
    input: jsonb(),
    /** The row the job is about. When an invitation closes, a trigger deletes its waiting message. */
    subjectId: uuid(),
    /** Deleting this user deletes the job. */
    userId: uuid(),
    /** Deleting the user with this address deletes the job. */
    email: text(),
    attempts: integer().notNull().default(0),
    /** While the job runs, the end of its lease. */
    dueAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    /** The job is useless after this time. */
    expiresAt: moment(),
    failure: text(),
    failedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('jobs_due')
      .on(table.name, table.dueAt)
      .where(sql`${table.failedAt} IS NULL`),
    uniqueIndex('jobs_scheduled')
      .on(table.name)
      .where(sql`${table.isScheduled}`),
    index('jobs_failed')
      .on(table.createdAt)
      .where(sql`${table.failure} IS NOT NULL`),
    index('jobs_email')
      .on(table.email)
      .where(sql`${table.email} IS NOT NULL`),
    index('jobs_subject')
      .on(table.subjectId)
      .where(sql`${table.subjectId} IS NOT NULL`),
    index('jobs_user')
      .on(table.userId)
      .where(sql`${table.userId} IS NOT NULL`),
  ],
)
