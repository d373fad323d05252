import type { TestDatabase } from '#platform/database/test-database.ts'

/** Adds books to a genre, and some in the trash. */
export const addBooks = ({ pool }: TestDatabase, genreId: string, count: number, trashed = 0) =>
  pool.query(
    `INSERT INTO books (title, author, genre_id, deleted_at)
     SELECT 'Of ' || $1::text || n, 'Nobody', $1::uuid, CASE WHEN n > $2::int THEN now() END
     FROM generate_series(1, $2::int + $3::int) AS n`,
    [genreId, count, trashed],
  )
