import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../access/tables.ts'
import { id, moment } from '../database/columns.ts'

/** The first call with an `Idempotency-Key`, and its answer once there is one. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The API key, or the user without one. */
    callerId: uuid().notNull(),
    keyHash: text().notNull(),
    requestId: text().notNull(),
    startedAt: moment().notNull().defaultNow(),
    /** Renewed while the call runs. */
    heldUntil: moment().notNull(),
    /** A hash of method, path and body. */
    fingerprint: text(),
    /** Encrypted, because an answer can have a secret that is shown once. */
    answer: text(),
  },
  (table) => [
    unique('idempotent_calls_key').on(table.callerId, table.keyHash),
    index('idempotent_calls_user').on(table.userId),
    index('idempotent_calls_started').on(table.startedAt),
  ],
)
