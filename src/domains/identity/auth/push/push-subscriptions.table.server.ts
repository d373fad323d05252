import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { createdAt, id, moment } from '#platform/database/columns.ts'
import { sessions } from '../auth.table.server.ts'

/** Where a browser is reached. It goes with the session of the browser, which has one at most. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    /** The public key of the browser, and the secret that it shares: base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
    /** The last push that the push service took. */
    sentAt: moment(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
)
