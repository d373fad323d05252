import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { moment } from '#platform/database/columns.ts'

/** Users with unsaved changes in an open form. The form renews its row, so that a closed browser's row ends soon. */
export const editors = pgTable(
  'editors',
  {
    resource: text().notNull(),
    recordId: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: moment().notNull(),
  },
  ({ resource, recordId, userId, until }) => [
    primaryKey({ columns: [resource, recordId, userId] }),
    index('editors_until').on(until),
    index('editors_user').on(userId),
  ],
)
