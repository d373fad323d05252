import { Client, type ClientConfig } from 'pg'
import { GENRES, madeBooks } from '../generated/books.ts'
import { catalogueRequests } from './catalogue-requests.ts'
import { fillTable } from './filled-table.ts'
import type { Subject } from './scale.ts'

export const catalogue: Subject = { fill, questions: catalogueRequests, byKey: 'one book' }

async function fill(connection: ClientConfig, size: number): Promise<void> {
  const genreIds = await addGenres(connection)
  await fillTable(connection, {
    table: 'books',
    columns: ['title', 'author', 'isbn', 'published_year', 'genre_id'],
    rows: madeBooks(size),
    valuesOf: ({ title, author, isbn, publishedYear, genre }) => [
      title,
      author,
      isbn,
      publishedYear,
      genreIds[genre] ?? '',
    ],
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
