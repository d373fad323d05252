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

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    name: text().notNull(),
    /** The user whose work it is: workers are shared among the keys of a queue. */
    key: text(),
    isScheduled: boolean().notNull().default(false),
    input: jsonb(),
    /** When an invitation closes, a trigger deletes its waiting message by this id. */
    subjectId: uuid(),
    userId: uuid(),
    email: text(),
    attempts: integer().notNull().default(0),
    /** The end of the lease while the job runs. */
    dueAt: moment().notNull().defaultNow(),
    startedAt: moment(),
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
