import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { id, times, uniqueKey } from '#platform/database/columns.ts'

export const views = pgTable(
  'views',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    columns: jsonb().$type<string[]>(),
    shared: boolean().notNull().default(false),
    isDefault: boolean().notNull().default(false),
    ...times,
  },
  (table) => [
    uniqueIndex('views_name_unique').on(table.ownerId, table.resource, uniqueKey(table.name)),
    uniqueIndex('views_default_unique')
      .on(table.ownerId, table.resource)
      .where(sql`${table.isDefault}`),
    index('views_shared')
      .on(table.resource, table.id)
      .where(sql`${table.shared}`),
    check('views_name_length', sql`char_length(${table.name}) BETWEEN 1 AND 255`),
  ],
)
