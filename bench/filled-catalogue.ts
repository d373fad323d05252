import { Client, type ClientConfig } from 'pg'
import type { Database } from '#server/database/database.ts'
import { GENRES, type MadeBook, madeBooks } from './made-books.ts'

const BATCH = 2500
const CONNECTIONS = 3

/** Patient connections of their own: building an index over a million books takes its time. */
export const connectionOf = ({ pool }: Pick<Database, 'pool'>): ClientConfig => {
  const { host, port, user, password, database, connectionString } = pool.options
  return { host, port, user, password, database, connectionString }
}

/** Fills an empty catalogue; gives back its genres, from the largest to the smallest. */
export async function fillCatalogue(connection: ClientConfig, size: number): Promise<string[]> {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO genres (name, colour) SELECT 'Genre ' || n, n * 9 - 1 FROM generate_series(1, $1::int) AS n RETURNING id`,
    [GENRES],
  )
  const genreIds = rows.map(({ id }) => id)
  await withoutIndexes(client, () => insertAll(connection, madeBooks(size), genreIds))
  await client.query('VACUUM ANALYZE books')
  await client.end()
  return genreIds
}

/** An index is built at once in a tenth of the time that it takes to grow; the unique one stays and keeps doubles out. */
async function withoutIndexes(client: Client, work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'books' AND indexdef NOT LIKE '%UNIQUE%'`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  await client.query(`SET maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await client.query(definition)
}

async function insertAll(
  connection: ClientConfig,
  books: Iterable<MadeBook>,
  genreIds: string[],
): Promise<void> {
  const batches = inBatches(books)
  const fill = async () => {
    const client = new Client(connection)
    await client.connect()
    for (const batch of batches) await insert(client, batch, genreIds)
    await client.end()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, fill))
}

function* inBatches(books: Iterable<MadeBook>) {
  let batch: MadeBook[] = []
  for (const book of books) {
    batch.push(book)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
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
