import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { id, times } from '#platform/database/columns.ts'

/** A used code has no row any more. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    ...times,
  },
  (table) => [unique('recovery_codes_user_hash').on(table.userId, table.hash)],
)
