import { insertGenre } from '#modules/genres/index.server.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { books } from './book.table.server.ts'

export async function shelfOn(database: TestDatabase) {
  const { orm } = database
  const { id: genreId } = await insertGenre(database, { name: 'Novel', colour: 335 })
  const usual = { title: 'Untitled', author: 'Anonymous', genreId }

  async function add(...some: Partial<typeof books.$inferInsert>[]) {
    return orm
      .insert(books)
      .values(some.map((book) => Object.assign({ ...usual }, book)))
      .returning()
  }
  const empty = () => orm.delete(books)
  return { genreId, add, empty }
}

/** A distribution as in a language: a few words are common, most are rare. */
const words = `
  CREATE FUNCTION word(n bigint) RETURNS text LANGUAGE sql IMMUTABLE RETURN CASE
    WHEN n % 3 = 0 THEN 'common' WHEN n % 50 = 1 THEN 'seldom' WHEN n % 5000 = 2 THEN 'unique'
    ELSE translate(substr(md5(n::text), 1, 7), '0123456789', 'ghijklmnop') END`

const fill = `
  INSERT INTO books (title, author, genre_id, isbn, published_year, created_at, deleted_at)
  SELECT
    initcap(concat_ws(' ', word(n * 7), word(n * 13 + 1), word(n * 29 + 2), n)),
    initcap(concat_ws(' ', word(n % 997), word(n % 991 + 5000))),
    CASE WHEN n % 11 = 0 THEN $1::uuid ELSE $2::uuid END,
    CASE WHEN n % 2 = 0 THEN '978' || lpad(n::text, 10, '0') END,
    CASE WHEN n % 9 > 0 THEN 1500 + n % 520 END,
    timestamptz '2026-01-01' + n * interval '1 second',
    CASE WHEN n % 4 = 0 THEN now() END
  FROM generate_series($3::int, $3 + 2999) AS n`

/** Enough books that a sequential scan shows; one in eleven has the genre, one in four is in the trash. */
export async function addManyBooks(
  { pool }: Pick<TestDatabase, 'pool'>,
  genreId: string,
  { upkeep = 'VACUUM ANALYZE' } = {},
): Promise<{ otherGenreId: string | undefined }> {
  await pool.query(words)
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO genres (name, colour) VALUES ('Other', 1) RETURNING id`,
  )
  const client = await pool.connect()
  // Without it, the last rows may be too recent for the visibility map, which index-only counts depend on.
  await client.query('SET synchronous_commit = on')
  // In parts: on a busy machine one statement could exceed the timeout.
  for (let first = 1; first < 24_000; first += 3000) {
    await client.query(fill, [genreId, rows[0]?.id, first])
  }
  await client.query(`${upkeep} books`)
  client.release(true)
  return { otherGenreId: rows[0]?.id }
}
