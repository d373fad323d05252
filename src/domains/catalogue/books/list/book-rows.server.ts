import { listReader } from '#platform/list/list-reader.ts'
import { orderAndLimit, type Part, type Reader, type Rows } from '#platform/list/rows.ts'
import { searchReader } from '#platform/list/search-reader.ts'
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
    .orderBy(orderAndLimit(limit, by))

export type ListedBook = Awaited<ReturnType<typeof select>>[number]

const bookRows: Rows<ListedBook, BookSummary> = {
  table: books,
  select,
  show(row) {
    const { titleKey: _, authorKey: __, total: ___, stage: ____, ...summary } = row
    return summary
  },
}

export const readBooks = listReader(bookRows)
export const searchBooks = searchReader(bookRows)
