import type { Pool } from 'pg'
import { sorts } from '#features/books/list/sorts.ts'
import { writeCursor } from '#server/list/cursor.ts'
import { isbnOf } from './made-books.ts'

export type CatalogueRequest = {
  name: string
  /** Asked in turn. */
  paths: string[]
  /** What is sent, when something is written. */
  body?: () => object
}

const SAMPLES = 500

const list = (name: string, query: string) => ({ name, paths: [`/books?${query}`] })

/** What a catalogue is asked, over a shelf of so many books. */
export async function catalogueRequests(
  pool: Pool,
  size: number,
  genreIds: string[],
): Promise<CatalogueRequest[]> {
  const ids = await someIds(pool)
  const [largest, smallest] = [genreIds[0], genreIds.at(-1)]
  return [
    list('first page', ''),
    { name: 'page at half the depth', paths: [await halfWay(pool, size)] },
    ...sorts.map((sort) => list(`first page by ${sort}`, `sort=${sort}`)),
    list('first page of the largest genre', `genreId=${largest}`),
    list('first page of the smallest genre', `genreId=${smallest}`),
    list('from a letter on', 'from=m'),
    list('search, one match', `searchTerm=${encodeURIComponent(await rareTitle(pool))}`),
    list('search, few matches', 'searchTerm=kamisan%20berlin'),
    list('search, some matches', 'searchTerm=teroshi'),
    list('search, many matches', 'searchTerm=kaka'),
    list('search, no match', 'searchTerm=zzzzqx'),
    list('search, one letter', 'searchTerm=k'),
    list('search, two letters', 'searchTerm=ka'),
    list('search, an ISBN', `searchTerm=${isbnOf(500)}`),
    list('count alone', 'limit=1'),
    { name: 'genres with their counts', paths: ['/genres'] },
    { name: 'one book', paths: ids.map((id) => `/books/${id}`) },
    { name: 'its neighbours', paths: ids.map((id) => `/books/${id}/neighbours`) },
    { name: 'letters', paths: ['/books/letters'] },
    {
      name: 'a new book',
      paths: ['/books'],
      body: () => ({ title: crypto.randomUUID(), author: 'Bench', genreId: largest }),
    },
  ]
}

async function someIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM books TABLESAMPLE BERNOULLI (5) REPEATABLE (1) LIMIT ${SAMPLES}`,
  )
  return rows.map(({ id }) => id)
}

async function rareTitle(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ title: string }>('SELECT title FROM books WHERE isbn = $1', [
    isbnOf(777),
  ])
  return rows[0]?.title ?? ''
}

/** No page leads there in a bearable time: its cursor is written by hand. */
async function halfWay(pool: Pool, size: number): Promise<string> {
  const { rows } = await pool.query<{ key: string; id: string }>(
    'SELECT title_key AS key, id FROM books ORDER BY title_key, id OFFSET $1 LIMIT 1',
    [Math.floor(size / 2)],
  )
  const { key = '', id = '' } = rows[0] ?? {}
  const mark = [undefined, undefined, undefined]
  const total = { count: Math.min(size, 10_000), exact: size <= 10_000 }
  return `/books?cursor=${writeCursor(mark, { stage: 0, key, id, total })}`
}
