import type { PoolClient } from 'pg'
import type { Counts } from '../import-result.ts'
import type { Hearing } from './hearing.ts'
import { afterwards, given, sameBook, sameGenre, uniqueBook } from './incoming-table.server.ts'
import { makeGenres } from './make-genres.server.ts'
import { type Slice, slice, slices } from './slices.server.ts'
import { titleTaken } from './title-taken.server.ts'

type Written = Omit<Counts, 'read'>

/** Writes the staged lines. Readers see the old catalogue until the commit. */
export async function writeBooks(
  client: PoolClient,
  { update, total }: { update: boolean; total: number },
  { onProblem, onWritten }: Hearing,
): Promise<Written> {
  const counts: Written = {
    created: 0,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    genresCreated: 0,
  }
  let written = 0
  if (update) await hold(client)
  for await (const next of slices(client)) {
    counts.genresCreated += await makeGenres(client, next, update)
    const { created, updated } = update
      ? await upsert(client, next)
      : { created: await insert(client, next, 1), updated: 0 }
    counts.created += created
    counts.updated += updated
    if (update) counts.unchanged += next.lines - created - updated
    else if (created < next.lines) {
      const lines = await notCreated(client, next)
      counts.rejected += lines.length
      for (const line of lines) await onProblem(titleTaken(line))
    }
    written += next.lines
    onWritten?.(written, total)
  }
  return counts
}

async function upsert(client: PoolClient, next: Slice) {
  const counts = { created: 0, updated: 0 }
  for (let turn = 1; turn <= next.turns; turn++) {
    counts.created += await insert(client, next, turn)
    counts.updated += await change(client, next, turn)
  }
  return counts
}

/** Locks all books before the first write, so that no book is deleted meanwhile and no deadlock stops the import. */
async function hold(client: PoolClient): Promise<void> {
  await client.query(
    `SELECT count(*) FROM
       (SELECT FROM books JOIN incoming ON ${sameBook} FOR NO KEY UPDATE OF books) AS held`,
  )
}

/** Skips existing books beforehand: a conflicting row costs as much as a written one. */
async function insert(client: PoolClient, { after, last }: Slice, turn: number): Promise<number> {
  const { rowCount } = await client.query(
    `WITH ${slice}
     INSERT INTO books (id, title, author, genre_id, publisher, description, isbn, published_year)
     SELECT incoming.id, title, author, genres.id, publisher, description, isbn, published_year
     FROM incoming JOIN genres ON ${sameGenre}
     WHERE turn = $3 AND NOT EXISTS (SELECT FROM books WHERE ${sameBook})
     ORDER BY line
     ON CONFLICT ${uniqueBook} DO NOTHING`,
    [after, last, turn],
  )
  return rowCount ?? 0
}

const newer = (column: string, bit: number) => `${afterwards(column, bit)} AS ${column}`

const changing = [
  'title',
  'author',
  'genre_id',
  'publisher',
  'description',
  'isbn',
  'published_year',
]
const listed = (table: string) => changing.map((column) => `${table}.${column}`).join(', ')

/** A book that already equals its line keeps its version. */
async function change(client: PoolClient, { after, last }: Slice, turn: number): Promise<number> {
  const { rowCount } = await client.query(
    `WITH ${slice}
     UPDATE books SET (${changing.join(', ')}) = ROW(${listed('newer')}),
       version = books.version + 1, updated_at = now()
     FROM (
       SELECT books.id, incoming.title, incoming.author, genres.id AS genre_id,
         ${newer('publisher', given.publisher)}, ${newer('description', given.description)},
         ${newer('isbn', given.isbn)}, ${newer('published_year', given.publishedYear)}
       FROM incoming JOIN genres ON ${sameGenre} JOIN books ON ${sameBook}
       WHERE turn = $3
     ) AS newer
     WHERE books.id = newer.id AND (${listed('books')}) IS DISTINCT FROM (${listed('newer')})`,
    [after, last, turn],
  )
  return rowCount ?? 0
}

async function notCreated(client: PoolClient, { after, last }: Slice): Promise<number[]> {
  const { rows } = await client.query<{ line: number }>(
    `SELECT line FROM incoming WHERE line > $1 AND line <= $2
       AND NOT EXISTS (SELECT FROM books WHERE books.id = incoming.id)
     ORDER BY line`,
    [after, last],
  )
  return rows.map(({ line }) => line)
}
