import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { createdAt, id } from '#platform/database/columns.ts'

/**
 * A picture in the store, which the database and programs call a file. Its row comes before its bytes and goes after
 * them: the store holds nothing unknown.
 */
export const pictures = pgTable(
  'files',
  {
    id: id(),
    /** Who sent it, as long as they are here. */
    uploaderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** As it was sent, the right way up. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** What it takes of the store. */
    bytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_uploader').on(table.uploaderId),
    index('files_created').on(table.createdAt),
    check(
      'files_size_positive',
      sql`${table.width} > 0 AND ${table.height} > 0 AND ${table.bytes} > 0`,
    ),
  ],
)
