import type { PoolClient } from 'pg'

const comparable = (text: string) => `unique_text(${text})`

/** The same expressions as those of the unique indexes, so that lookups use them. */
export const sameBook = `${comparable('books.title')} = incoming.title_key
  AND ${comparable('books.author')} = incoming.author_key AND books.deleted_at IS NULL`
export const sameGenre = `${comparable('genres.name')} = incoming.genre_key`
export const uniqueBook = `(${comparable('title')}, ${comparable('author')}) WHERE deleted_at IS NULL`

/** Bits for the optional fields that a line contains; an update leaves the others unchanged. */
export const given = { publisher: 1, description: 2, isbn: 4, publishedYear: 8 } as const

export const afterwards = (column: string, bit: number) =>
  `CASE WHEN given & ${bit} > 0 THEN incoming.${column} ELSE books.${column} END`

/** A staging table that only this transaction sees and that ends with it. */
const table = `
  CREATE TEMPORARY TABLE incoming (
    line integer PRIMARY KEY,
    id uuid NOT NULL DEFAULT uuid_v7(),
    title text,
    author text,
    genre text,
    publisher text,
    description text,
    isbn text,
    published_year integer,
    given integer NOT NULL DEFAULT 0,
    person text,
    title_key text GENERATED ALWAYS AS (${comparable('title')}) STORED,
    author_key text GENERATED ALWAYS AS (${comparable('author')}) STORED,
    genre_key text GENERATED ALWAYS AS (${comparable('genre')}) STORED
  ) ON COMMIT DROP`

export const copied =
  'line, title, author, genre, publisher, description, isbn, published_year, given, person'

export async function createIncoming(client: PoolClient): Promise<void> {
  await client.query(table)
}

/** Copies author names to the books that name the keys, then deletes the author rows. */
export async function nameAuthors(client: PoolClient): Promise<void> {
  await client.query(`
    UPDATE incoming SET author = known.author FROM incoming AS known
    WHERE known.title IS NULL AND known.person = incoming.person AND incoming.title IS NOT NULL`)
  await client.query('DELETE FROM incoming WHERE title IS NULL')
}

export async function takeNameless(client: PoolClient, atMost: number): Promise<number[]> {
  const { rows } = await client.query<{ line: number }>(
    `DELETE FROM incoming WHERE line IN
       (SELECT line FROM incoming WHERE author IS NULL ORDER BY line LIMIT $1) RETURNING line`,
    [atMost],
  )
  return rows.map(({ line }) => line)
}
