import { pathToFileURL } from 'node:url'
import type { BookQuery } from '#features/books/list/book-list.ts'
import { listBooks } from '#features/books/list/list-books.server.ts'
import { writeCursor } from '#features/books/list/list-cursor.server.ts'
import { readConfig } from '#server/config/config.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log/log.ts'
import { type MadeBook, madeBooks } from './made-books.ts'
import { percentile } from './median.ts'
import { withDataDir } from './product.ts'

const ROUNDS = 200
const AT_ONCE = 10
const BATCH = 5000

/** What reading a catalogue of so many books costs, next to finding one book by its key over the same connections. */
export async function catalogue(size: number) {
  return withDataDir(async (dataDir) => {
    const database = await openDatabase(
      readConfig({ DATA_DIR: dataDir }),
      createLog({ level: 'silent' }),
    )
    const started = performance.now()
    const genreId = await fill(database, size)
    const fillSeconds = (performance.now() - started) / 1000
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT id FROM books LIMIT 1 OFFSET 500',
    )
    const lookup = () => database.pool.query('SELECT * FROM books WHERE id = $1', [rows[0]?.id])

    const queries: Record<string, Partial<BookQuery>> = {
      'first page': {},
      'first page by year': { sort: '-publishedYear' },
      'first page of a genre': { genreId },
      'half way down': { cursor: await halfWay(database, size) },
      'search, many matches': { searchTerm: 'ka' },
      'search, many matches of a long word': { searchTerm: 'kaka' },
      'search, some matches': { searchTerm: 'teroshi' },
      'search, few matches': { searchTerm: 'kamisan berlin' },
      'search, no match': { searchTerm: 'zzzzqx' },
      'search, one letter': { searchTerm: 'k' },
      'search, a number': { searchTerm: '978-0-000000-501' },
    }
    const results: Record<string, object> = {
      fillSeconds: { value: fillSeconds },
      lookup: await measure(lookup),
    }
    for (const [name, query] of Object.entries(queries)) {
      const page = await listBooks(database, { limit: 20, ...query })
      const timed = await measure(() => listBooks(database, { limit: 20, ...query }))
      results[name] = { ...timed, found: page.total.count }
      console.log(name, results[name])
    }
    await database.close()
    return results
  })
}

async function fill({ pool }: Database, size: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO genres (name, colour) SELECT 'Genre ' || n, n * 17 FROM generate_series(1, 20) AS n RETURNING id`,
  )
  const genreIds = rows.map(({ id }) => id)
  let batch: MadeBook[] = []
  for (const book of madeBooks(size)) {
    batch.push(book)
    if (batch.length < BATCH) continue
    await insert(pool, batch, genreIds)
    batch = []
  }
  await insert(pool, batch, genreIds)
  await pool.query('VACUUM ANALYZE books')
  return genreIds[0] ?? ''
}

async function insert(pool: Database['pool'], books: MadeBook[], genreIds: string[]) {
  await pool.query(
    `INSERT INTO books (title, author, isbn, published_year, genre_id)
     SELECT title, author, isbn, year, ($5::uuid[])[1 + n % $6]
     FROM unnest($1::text[], $2::text[], $3::text[], $4::int[]) WITH ORDINALITY AS made (title, author, isbn, year, n)
     ON CONFLICT DO NOTHING`,
    [
      books.map(({ title }) => title),
      books.map(({ author }) => author),
      books.map(({ isbn }) => isbn),
      books.map(({ publishedYear }) => publishedYear),
      genreIds,
      genreIds.length,
    ],
  )
}

async function halfWay({ pool }: Database, size: number): Promise<string> {
  const { rows } = await pool.query<{ key: string; id: string }>(
    'SELECT title_key AS key, id FROM books ORDER BY title_key, id OFFSET $1 LIMIT 1',
    [Math.floor(size / 2)],
  )
  const { key = '', id = '' } = rows[0] ?? {}
  const list = [undefined, undefined, undefined]
  return writeCursor(list, { stage: 0, key, id, total: { count: 10_000, exact: false } })
}

/** Milliseconds of one, with some under way at once. */
async function measure(work: () => Promise<unknown>) {
  const times: number[] = []
  let left = ROUNDS
  const one = async () => {
    while (left-- > 0) {
      const started = performance.now()
      await work()
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  const perSecond = (ROUNDS * 1000) / (performance.now() - started)
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), perSecond }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.table(await catalogue(Number(process.argv[2] ?? 100_000)))
}
