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

/** Background work: waiting, running, or failed. A job that is done is deleted, a scheduled one is due again. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    /** The definition that runs it. */
    name: text().notNull(),
    /** One row per definition with a schedule; it is never deleted. */
    isScheduled: boolean().notNull().default(false),
    /** Null for scheduled jobs, and after `expiresAt`. */
    input: jsonb(),
    /** The row the job is about. When an invitation is closed, a trigger deletes its waiting message. */
    subjectId: uuid(),
    /** The user whose account the job is about: deleting the user deletes it. */
    userId: uuid(),
    /** The address the job is about: deleting its user deletes it. */
    email: text(),
    attempts: integer().notNull().default(0),
    /** While the job runs, the end of its lease. */
    dueAt: moment().notNull().defaultNow(),
    startedAt: moment(),
    /** Afterwards running it has no use. */
    expiresAt: moment(),
    /** Why the last attempt failed. */
    failure: text(),
    /** Set when no attempt follows. */
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
