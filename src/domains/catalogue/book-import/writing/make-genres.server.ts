import type { PoolClient } from 'pg'
import { hueOfName } from '#domains/catalogue/genres/index.server.ts'
import { sameBook, sameGenre } from './incoming-table.server.ts'
import { type Slice, slice } from './slices.server.ts'

/** Creates missing genres; a line that will be rejected creates none. */
export async function makeGenres(
  client: PoolClient,
  { after, last }: Slice,
  update: boolean,
): Promise<number> {
  const { rowCount } = await client.query(
    `WITH ${slice}
     INSERT INTO genres (name, colour)
     SELECT DISTINCT ON (genre_key) genre, ${hueOfName('genre_key')} FROM incoming
     WHERE NOT EXISTS (SELECT FROM genres WHERE ${sameGenre})
       AND ($3 OR (turn = 1 AND NOT EXISTS (SELECT FROM books WHERE ${sameBook})))
     ORDER BY genre_key, line
     ON CONFLICT DO NOTHING`,
    [after, last, update],
  )
  return rowCount ?? 0
}
