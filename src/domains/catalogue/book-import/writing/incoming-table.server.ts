import type { PoolClient } from 'pg'

const comparable = (text: string) => `unique_text(${text})`

/** The words of the unique indexes: by them what comes finds what is there. */
export const sameBook = `${comparable('books.title')} = incoming.title_key
  AND ${comparable('books.author')} = incoming.author_key AND books.deleted_at IS NULL`
export const sameGenre = `${comparable('genres.name')} = incoming.genre_key`
export const uniqueBook = `(${comparable('title')}, ${comparable('author')}) WHERE deleted_at IS NULL`

/** Which of the fields that may be missing a line has: what it does not say is not touched. */
export const given = { publisher: 1, description: 2, isbn: 4, publishedYear: 8 } as const

/** The value of a column that a line may leave out, once the line is written. */
export const afterwards = (column: string, bit: number) =>
  `CASE WHEN given & ${bit} > 0 THEN incoming.${column} ELSE books.${column} END`

/** Where a file waits, seen by nobody else and gone with the transaction. */
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

/** Authors give their names to the books that name their keys, and have done their part. */
export async function nameAuthors(client: PoolClient): Promise<void> {
  await client.query(`
    UPDATE incoming SET author = known.author FROM incoming AS known
    WHERE known.title IS NULL AND known.person = incoming.person AND incoming.title IS NOT NULL`)
  await client.query('DELETE FROM incoming WHERE title IS NULL')
}

/** The lines of some books whose author nobody has named; they wait no longer. */
export async function takeNameless(client: PoolClient, atMost: number): Promise<number[]> {
  const { rows } = await client.query<{ line: number }>(
    `DELETE FROM incoming WHERE line IN
       (SELECT line FROM incoming WHERE author IS NULL ORDER BY line LIMIT $1) RETURNING line`,
    [atMost],
  )
  return rows.map(({ line }) => line)
}
