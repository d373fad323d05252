import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { createdAt, id, moment } from '#platform/database/columns.ts'
import type { NotificationFacts } from './notification.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its words are in the domain that sends it. */
    kind: text().notNull(),
    facts: jsonb().$type<NotificationFacts>().notNull(),
    path: text(),
    createdAt: createdAt(),
    readAt: moment(),
    /** Null if no message waits. */
    mailDueAt: moment(),
    /** Null if no channel is to bring it. The column has the name of the channel that was first. */
    channelDueAt: moment('push_due_at'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} IS NULL`),
    index('notifications_created').on(table.createdAt),
    index('notifications_mail_due')
      .on(table.mailDueAt)
      .where(sql`${table.mailDueAt} IS NOT NULL`),
    index('notifications_push_due')
      .on(table.channelDueAt)
      .where(sql`${table.channelDueAt} IS NOT NULL`),
  ],
)
