import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Client, type ClientConfig } from 'pg'
import { from, to } from 'pg-copy-streams'

/** PostgreSQL's own time for a file: COPY, then an insert with all indexes, in one transaction. */
export async function bareImport(connection: ClientConfig, file: string): Promise<number> {
  return timed(connection, async (client) => {
    await client.query('BEGIN')
    await client.query(
      'CREATE TEMP TABLE lines (title text, author text, genre text, isbn text, year int) ON COMMIT DROP',
    )
    const copied = client.query(from('COPY lines FROM STDIN (FORMAT csv, HEADER)'))
    await pipeline(createReadStream(file), copied)
    await client.query(
      `INSERT INTO genres (name, colour) SELECT genre, 0 FROM (SELECT DISTINCT genre FROM lines) AS named`,
    )
    await client.query(
      `INSERT INTO books (title, author, genre_id, isbn, published_year)
       SELECT title, author, genres.id, isbn, year FROM lines JOIN genres ON genres.name = genre
       ON CONFLICT DO NOTHING`,
    )
    await client.query('COMMIT')
    await client.query('VACUUM ANALYZE books')
  })
}

export async function bareExport(connection: ClientConfig, file: string): Promise<number> {
  return timed(connection, async (client) => {
    const rows = `SELECT title, author, name, isbn, published_year, publisher, description
      FROM books JOIN genres ON genres.id = genre_id WHERE deleted_at IS NULL ORDER BY title_key, books.id`
    const read = client.query(to(`COPY (${rows}) TO STDOUT (FORMAT csv, HEADER)`))
    await pipeline(read, createWriteStream(file))
  })
}

async function timed(
  connection: ClientConfig,
  work: (client: Client) => Promise<void>,
): Promise<number> {
  const client = new Client(connection)
  await client.connect()
  const started = performance.now()
  await work(client)
  const seconds = (performance.now() - started) / 1000
  await client.end()
  return seconds
}
