import { type SQL, sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { books } from '#modules/catalogue/books/index.server.ts'
import { users } from '#platform/access/tables.ts'
import {
  createdAt,
  id,
  sortableText,
  sortKey,
  times,
  uniqueKey,
} from '#platform/database/columns.ts'
import type { ShelfKind } from '../kinds/index.ts'

export const shelves = pgTable(
  'shelves',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ShelfKind>(),
    name: text().notNull().default(''),
    linkHash: text().unique('shelves_link_unique'),
    version: integer().notNull().default(1),
    ...times,
    nameKey: sortableText()
      .notNull()
      .generatedAlwaysAs((): SQL => sortKey(shelves.name)),
  },
  (table) => [
    unique('shelves_kind_unique').on(table.ownerId, table.kind),
    uniqueIndex('shelves_name_unique')
      .on(table.ownerId, uniqueKey(table.name))
      .where(sql`${table.kind} IS NULL`),
    index('shelves_name').on(table.nameKey, table.id),
    check('shelves_kind_known', sql`${table.kind} IN ('wanted', 'reading', 'read')`),
    check(
      'shelves_name_length',
      sql`char_length(${table.name}) <= 255 AND (btrim(${table.name}) = '') = (${table.kind} IS NOT NULL)`,
    ),
  ],
)

export const shelfBooks = pgTable(
  'shelf_books',
  {
    id: id(),
    shelfId: uuid()
      .notNull()
      .references(() => shelves.id, { onDelete: 'cascade' }),
    bookId: uuid()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    position: sortableText().notNull(),
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('shelf_books_once').on(table.shelfId, table.bookId),
    unique('shelf_books_position').on(table.shelfId, table.position),
    index('shelf_books_book').on(table.bookId),
    index('shelf_books_added_by').on(table.addedBy),
  ],
)
