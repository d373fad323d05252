import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { id, moment, times } from '#platform/database/columns.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** Authenticators that count their uses never send the same number twice. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Whether other devices of its owner have it, too. */
    isSynced: boolean().notNull(),
    lastUsedAt: moment(),
    ...times,
  },
  (table) => [index('passkeys_owner').on(table.userId, table.id)],
)
