import { boolean, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { id, times } from '#platform/database/columns.ts'
import type { MailChoice } from './mail-choice.ts'

/** Without a row, or where it has null, the default of the topic holds. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    mail: text().$type<MailChoice>(),
    /** Whether the channel brings them. The column has the name of the channel that was first. */
    channel: boolean('push'),
    ...times,
  },
  (table) => [unique('notification_settings_user_topic').on(table.userId, table.topic)],
)
