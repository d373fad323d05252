import { Client, type ClientConfig } from 'pg'
import { GENRES, type MadeBook, madeBooks } from '../generated/books.ts'
import { catalogueRequests } from './catalogue-requests.ts'
import { fillTable } from './filled-table.ts'
import type { Subject } from './scale.ts'

export const catalogue: Subject = { fill, questions: catalogueRequests, byKey: 'one book' }

async function fill(connection: ClientConfig, size: number): Promise<void> {
  const genreIds = await addGenres(connection)
  await fillTable(connection, {
    table: 'books',
    rows: madeBooks(size),
    insert: (client, books) => insert(client, books, genreIds),
  })
}

async function addGenres(connection: ClientConfig): Promise<string[]> {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO genres (name, colour) SELECT 'Genre ' || n, n * 9 - 1 FROM generate_series(1, $1::int) AS n RETURNING id`,
    [GENRES],
  )
  await client.end()
  return rows.map(({ id }) => id)
}

const insert = (client: Client, books: MadeBook[], genreIds: string[]) =>
  client.query(
    `INSERT INTO books (title, author, isbn, published_year, genre_id)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::uuid[])
     ON CONFLICT DO NOTHING`,
    [
      books.map(({ title }) => title),
      books.map(({ author }) => author),
      books.map(({ isbn }) => isbn),
      books.map(({ publishedYear }) => publishedYear),
      books.map(({ genre }) => genreIds[genre]),
    ],
  )
