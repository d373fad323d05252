import { type AnyPgColumn, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  resourceColumns,
  resourceIndexes,
  searchColumns,
  sortKeyColumn,
} from '#kit/resource/index.server.ts'
import { author } from './author.resource.ts'

export const authors = pgTable(
  'authors',
  {
    ...resourceColumns,
    name: text().notNull(),
    bornYear: integer(),
    diedYear: integer(),
    about: text(),
    nameKey: sortKeyColumn((): AnyPgColumn => authors.name),
    ...searchColumns((): AnyPgColumn[] => [authors.name]),
  },
  (columns) => [
    ...resourceIndexes({ ...author, unique: undefined }, columns),
    // Ignores accents, too, because that is how books are of the same author.
    uniqueIndex('authors_unique').on(columns.nameKey),
  ],
)
