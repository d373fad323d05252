import { sql } from 'drizzle-orm'
import { genres } from '#modules/genres/index.server.ts'
import type { GenreUses } from '#modules/genres/served/index.server.ts'

const genreUses: GenreUses = {
  // The redundant row comparison makes the planner use the genre's index: if most books have one genre, it would read
  // another index to its end for the other genres. In order of creation, since that is how rows lie in the table: each
  // page of its visibility map is then looked up once, not once per row.
  select: (limit) => sql`
    SELECT FROM books WHERE genre_id = ${genres}.id AND deleted_at IS NULL
      AND (genre_id, created_at) >= (${genres}.id, '-infinity')
    ORDER BY created_at LIMIT ${limit}`,

  async move(transaction, from, into) {
    // Updating 100,000 books rewrites every index entry, which exceeds the usual statement timeout.
    await transaction.execute(sql`SET LOCAL statement_timeout = '15min'`)
    const { rowCount } = await transaction.execute(sql`
      UPDATE books SET genre_id = ${into}, version = version + 1, updated_at = now()
      WHERE genre_id = ${from}`)
    return rowCount ?? 0
  },
}

export default genreUses
