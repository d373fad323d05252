import { asc, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { genres } from './genre.table.server.ts'
import type { Genre } from './genre.ts'

const countedAtMost = 10_000

/** All genres by name: tens, not thousands. */
export async function listGenres({ orm }: Pick<Database, 'orm'>): Promise<Genre[]> {
  const { id, name, colour } = getTableColumns(genres)
  // A genre counts its books along its index, no further than anybody reads. The pair says nothing new, but only that
  // index knows it: where nearly all books are of one genre, another would be read to its end for the others.
  const count = sql<number>`(
    SELECT count(*)::int FROM (
      SELECT FROM books WHERE genre_id = ${genres}.id AND deleted_at IS NULL
        AND (genre_id, title_key) >= (${genres}.id, '')
      ORDER BY title_key LIMIT ${countedAtMost + 1}
    ) AS counted
  )`
  const rows = await orm
    .select({ id, name, colour, count })
    .from(genres)
    .orderBy(asc(sql`search_text(${genres.name})`), asc(genres.id))
  return rows.map((genre) => ({
    id: genre.id,
    name: genre.name,
    colour: genre.colour,
    books: { count: Math.min(genre.count, countedAtMost), exact: genre.count <= countedAtMost },
  }))
}
