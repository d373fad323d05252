import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { createdAt, id, moment } from '#platform/database/columns.ts'

/** One row: by its key, push services know the product (VAPID). */
export const pushKeys = pgTable('push_keys', {
  id: boolean().primaryKey().default(true),
  publicKey: text().notNull(),
  /** Encrypted. */
  privateKey: text().notNull(),
  createdAt: createdAt(),
})

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

/** Waiting pushes. The notification may be gone when its turn comes; then nothing is sent. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    notificationId: uuid().notNull(),
    attempts: integer().notNull().default(0),
    /** The end of the lease while it is sent. */
    dueAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('push_messages_subscription_notification').on(
      table.subscriptionId,
      table.notificationId,
    ),
    index('push_messages_due').on(table.dueAt),
  ],
)
