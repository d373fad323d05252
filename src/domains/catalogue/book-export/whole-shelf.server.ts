import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { ExportedBook } from './exported-book.server.ts'

const rowsAtOnce = 1000

/** Exports every book that is not in the trash, by title, from one snapshot of the catalogue. */
export async function exportWholeShelf(
  { orm }: Pick<Database, 'orm'>,
  take: (books: ExportedBook[]) => Promise<void>,
): Promise<number> {
  return orm.transaction(
    async (snapshot) => {
      let exported = 0
      await snapshot.execute(sql`
        DECLARE shelf NO SCROLL CURSOR FOR
        SELECT title, author, genres.name AS genre, publisher, description, isbn, published_year AS "publishedYear"
        FROM books JOIN genres ON genres.id = genre_id
        WHERE deleted_at IS NULL ORDER BY title_key, books.id`)
      for (;;) {
        const { rows } = await snapshot.execute<ExportedBook>(
          sql.raw(`FETCH ${rowsAtOnce} FROM shelf`),
        )
        if (rows.length === 0) return exported
        await take(rows)
        exported += rows.length
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
