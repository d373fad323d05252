import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../database/columns.ts'
import type { MailLane } from './lanes.ts'

/** Mail on its way. What it says is sealed, since it may carry a code. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Which workers deliver it. */
    lane: text().$type<MailLane>().notNull().default('notice'),
    /** The row the message is about. When an invitation is closed, a trigger deletes its waiting message. */
    subjectId: uuid(),
    /** The user whose account the message is about: deleting the user deletes it, whatever its recipient. */
    userId: uuid(),
    recipient: text().notNull(),
    sealed: text().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
    uselessAt: moment().notNull(),
    /** Why it could not be delivered the last time. */
    failure: text(),
    /** Since when nobody could use it any more; what it said is gone since then. */
    lostAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_waiting')
      .on(table.lane, table.dueAt)
      .where(sql`${table.lostAt} IS NULL`),
    index('mails_recipient').on(table.recipient),
    index('mails_subject')
      .on(table.subjectId)
      .where(sql`${table.subjectId} IS NOT NULL`),
    index('mails_user')
      .on(table.userId)
      .where(sql`${table.userId} IS NOT NULL`),
    check('mails_lane_known', sql`${table.lane} IN ('code', 'notice', 'bulk')`),
    index('mails_failed')
      .on(table.createdAt)
      .where(sql`${table.failure} IS NOT NULL`),
  ],
)
