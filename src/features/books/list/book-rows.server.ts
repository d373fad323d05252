import { unionAll } from 'drizzle-orm/pg-core'
import { first, type Part, type Reader, type Rows } from '#server/list/rows.ts'
import { searchReader } from '#server/list/search.ts'
import { shelfReader } from '#server/list/shelf.ts'
import { summaryColumns } from '../book-columns.server.ts'
import { books } from '../book.table.server.ts'
import type { BookSummary } from '../book.ts'

const select = (orm: Reader, { where, by, limit, total, stage }: Part) =>
  orm
    .select({
      ...summaryColumns,
      titleKey: books.titleKey,
      authorKey: books.authorKey,
      total,
      stage,
    })
    .from(books)
    .where(where)
    .orderBy(first(limit, by))

export type ListedBook = Awaited<ReturnType<typeof select>>[number]

/** Books as lists read them. */
const bookRows: Rows<ListedBook, BookSummary> = {
  table: books,
  select,
  unite(orm, parts, { within, limit }) {
    const [one, two, ...others] = parts.map((part) => select(orm, part))
    if (!one) throw new Error('A search has at least one stage')
    const page = (two ? unionAll(one, two, ...others) : one).as('page')
    return orm
      .with(...within)
      .select()
      .from(page)
      .limit(limit)
  },
  show(row) {
    const { titleKey: _, authorKey: __, total: ___, stage: ____, ...summary } = row
    return summary
  },
}

export const readShelf = shelfReader(bookRows)
export const searchBooks = searchReader(bookRows)
