import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { pictures } from '#kit/pictures/index.server.ts'
import {
  alikeColumn,
  alikeIndex,
  filterIndexes,
  noNumber,
  numberOrLast,
} from '#kit/resource/index.server.ts'
import { genres } from '#modules/genres/index.server.ts'
import { id, moment, sortableText, sortKey, times, uniqueKey } from '#platform/database/columns.ts'
import { book } from './book.resource.ts'

const written = (column: AnyPgColumn) =>
  sql`btrim(${column}) <> '' AND char_length(${column}) <= 255`

export const books = pgTable(
  'books',
  {
    id: id(),
    title: text().notNull(),
    author: text().notNull(),
    genreId: uuid()
      .notNull()
      .references(() => genres.id, { onDelete: 'restrict' }),
    publisher: text(),
    description: text(),
    /** ISBN-13, digits only. */
    isbn: text(),
    publishedYear: integer(),
    /** ISO 639. */
    language: text(),
    /** The opening words, in the language of the book. */
    openingLine: text(),
    openingLineTranslation: text(),
    coverId: uuid().references(() => pictures.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    ...times,
    deletedAt: moment(),
    isbnAlike: alikeColumn((): AnyPgColumn[] => [books.isbn]),
    workAlike: alikeColumn((): AnyPgColumn[] => [books.title, books.author]),
    titleKey: sortableText()
      .notNull()
      .generatedAlwaysAs((): SQL => sortKey(books.title)),
    authorKey: sortableText()
      .notNull()
      .generatedAlwaysAs((): SQL => sortKey(books.author)),
    /** Searched for long terms; each word starts with a space. */
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_text(' ' || ${books.title} || ' ' || ${books.author} || coalesce(' ' || ${books.isbn}, ''))`,
      ),
    /** Searched for short terms. */
    beginnings: text()
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`search_beginnings(${books.title} || ' ' || ${books.author} || coalesce(' ' || ${books.isbn}, ''))`,
      ),
  },
  (table) => {
    // One index per order, with and without a genre, excluding the trash.
    const shelf = isNull(table.deletedAt)
    const trash = sql`${table.deletedAt} IS NOT NULL`
    const yearUp = sql`(${numberOrLast(table.publishedYear, noNumber.ascending)})`
    const yearDown = sql`(${numberOrLast(table.publishedYear, noNumber.descending)})`
    return [
      index('books_title').on(table.titleKey, table.id).where(shelf),
      index('books_author').on(table.authorKey, table.id).where(shelf),
      index('books_created').on(table.createdAt, table.id).where(shelf),
      index('books_year_up').on(yearUp, table.id).where(shelf),
      index('books_year_down').on(yearDown, table.id).where(shelf),
      index('books_genre_title').on(table.genreId, table.titleKey, table.id).where(shelf),
      index('books_genre_author').on(table.genreId, table.authorKey, table.id).where(shelf),
      index('books_genre_created').on(table.genreId, table.createdAt, table.id).where(shelf),
      index('books_genre_year_up').on(table.genreId, yearUp, table.id).where(shelf),
      index('books_genre_year_down').on(table.genreId, yearDown, table.id).where(shelf),
      ...filterIndexes(book, table),
      index('books_search').using('gin', table.search.op('gin_trgm_ops')).where(shelf),
      index('books_beginnings').using('gin', table.beginnings).where(shelf),
      index('books_isbn').on(table.isbn).where(shelf),
      alikeIndex('books_isbn_alike', table.isbnAlike, shelf),
      alikeIndex('books_work_alike', table.workAlike, shelf),
      index('books_opening')
        .on(sql`uuid_hash(${table.id})`)
        .where(and(shelf, isNotNull(table.openingLine)) ?? shelf),
      index('books_coverless')
        .on(table.titleKey, table.id)
        .where(and(shelf, isNull(table.coverId)) ?? shelf),
      index('books_trash').on(table.deletedAt, table.id).where(trash),
      index('books_trash_search').using('gin', table.search.op('gin_trgm_ops')).where(trash),
      index('books_trash_beginnings').using('gin', table.beginnings).where(trash),
      index('books_cover')
        .on(table.coverId)
        .where(sql`${table.coverId} IS NOT NULL`),
      uniqueIndex('books_title_author_unique')
        .on(uniqueKey(table.title), uniqueKey(table.author))
        .where(shelf),
      check('books_title_length', written(table.title)),
      check('books_author_length', written(table.author)),
      check('books_publisher_size', sql`char_length(${table.publisher}) BETWEEN 1 AND 255`),
      check('books_description_size', sql`char_length(${table.description}) BETWEEN 1 AND 5000`),
      check('books_language_form', sql`${table.language} ~ '^[a-z]{2,3}$'`),
      check('books_opening_line_size', sql`char_length(${table.openingLine}) BETWEEN 1 AND 500`),
      check(
        'books_opening_line_translation_size',
        sql`char_length(${table.openingLineTranslation}) BETWEEN 1 AND 500`,
      ),
      check('books_isbn_form', sql`${table.isbn} ~ '^97[89][0-9]{10}$'`),
      check(
        'books_year_range',
        sql`${table.publishedYear} BETWEEN -4000 AND 2200 AND ${table.publishedYear} <> 0`,
      ),
      check('books_version_positive', sql`${table.version} > 0`),
    ]
  },
)
