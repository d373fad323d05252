import { eq, inArray } from 'drizzle-orm'
import { type BookPage, books, listBooks } from '#features/books/index.server.ts'
import { genres } from '#features/genres/index.server.ts'
import type { Database } from '#server/database/database.ts'
import type { ExportQuery } from './export-query.server.ts'
import type { ExportedBook } from './exported-book.server.ts'

const booksAtOnce = 500

type Orm = Pick<Database, 'orm'>

/**
 * What a list shows, in its order, page by page to its end: no more than a page is ever in memory. The first page is
 * there, or has failed, before anything is sent.
 */
export async function exportList(database: Orm, query: Omit<ExportQuery, 'format'>) {
  const first = await listBooks(database, { ...query, limit: booksAtOnce })
  return pages(database, query, first)
}

async function* pages(
  database: Orm,
  query: Omit<ExportQuery, 'format'>,
  first: BookPage,
): AsyncGenerator<ExportedBook[]> {
  for (let page = first; ;) {
    yield await withDetails(database, page.items)
    const { nextCursor: cursor } = page
    if (cursor === null) return
    page = await listBooks(database, { ...query, limit: booksAtOnce, cursor })
  }
}

/** A list knows neither descriptions nor the names of genres. A book that is gone meanwhile is left out. */
async function withDetails({ orm }: Orm, items: BookPage['items']): Promise<ExportedBook[]> {
  const rows = await orm
    .select({ id: books.id, description: books.description, genre: genres.name })
    .from(books)
    .innerJoin(genres, eq(genres.id, books.genreId))
    .where(
      inArray(
        books.id,
        items.map(({ id }) => id),
      ),
    )
  const details = new Map(rows.map(({ id, ...detail }) => [id, detail]))
  return items.flatMap((item) => {
    const detail = details.get(item.id)
    return detail ? [{ ...item, ...detail }] : []
  })
}
