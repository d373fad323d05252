import { eq, inArray } from 'drizzle-orm'
import { type BookPage, books, listBooks } from '#domains/catalogue/books/index.server.ts'
import { genres } from '#domains/catalogue/genres/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { wholeList } from '#platform/export/whole-list.ts'
import type { ExportQuery } from './export-query.server.ts'
import type { ExportedBook } from './exported-book.server.ts'

type Orm = Pick<Database, 'orm'>

export async function exportList(database: Orm, query: Omit<ExportQuery, 'format'>) {
  const pages = await wholeList((place) => listBooks(database, { ...query, ...place }))
  return detailed(database, pages)
}

async function* detailed(
  database: Orm,
  pages: AsyncIterable<BookPage['items']>,
): AsyncGenerator<ExportedBook[]> {
  for await (const items of pages) yield await withDetails(database, items)
}

/** A list has neither descriptions nor genre names. A book deleted since its page was read is skipped. */
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
