import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#platform/access/tables.ts'
import { createdAt, id } from '#platform/database/columns.ts'

/** A file in database and API. The row is inserted before its bytes and deleted after them: no file is unknown. */
export const pictures = pgTable(
  'files',
  {
    id: id(),
    uploaderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    width: integer().notNull(),
    height: integer().notNull(),
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
