import type { Pool } from 'pg'
import { sorts } from '#modules/catalogue/books/list/sorts.ts'
import { authors, isbnOf } from '../generated/books.ts'
import { languages } from '../generated/languages.ts'
import type { Question } from './comparison.ts'
import { halfWay, listOf, searchOf, someIds } from './questions.ts'
import { termsOf } from './terms.ts'

const list = listOf('books')
const search = searchOf('books')

const AUTHOR = 500
const BOOK = 777

export async function catalogueRequests(pool: Pool, size: number): Promise<Question[]> {
  const ids = await someIds(pool, 'books')
  const genreIds = await bySize(pool)
  const [largest, smallest] = [genreIds[0], genreIds.at(-1)]
  return [
    ...(await firstAndMiddle(pool, size)),
    ...sorts.map((sort) => list(`first page by ${sort}`, `sort=${sort}`)),
    list('first page of the largest genre', `genreId=${largest}`),
    list('first page of the smallest genre', `genreId=${smallest}`),
    list('from a letter on', 'from=m'),
    ...(await searches(pool)),
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
    changes(ids),
  ]
}

async function firstAndMiddle(pool: Pool, size: number): Promise<Question[]> {
  const place = await halfWay(pool, { table: 'books', key: 'title_key', size })
  return [list('first page', ''), { name: 'page at half the depth', paths: ['/books'], place }]
}

async function searches(pool: Pool): Promise<Question[]> {
  const terms = termsOf(languages[0].words, 'books')
  return [
    search('one match: title and author', await wordsOn(pool, BOOK)),
    search('few: an author', authors()[AUTHOR] ?? ''),
    search('some: two common words', terms.two),
    search('some: part of a word', terms.middle),
    search('many: the commonest word', terms.commonest),
    search('none: a slip of the finger', await terms.mistyped(pool)),
    search('none: two words that never meet', await terms.apart(pool)),
    search('one letter', terms.commonest.slice(0, 1)),
    search('two letters', terms.commonest.slice(0, 2)),
    search('an ISBN', isbnOf(BOOK)),
  ]
}

/** Requests that a growing library might slow down, each in another way. */
export async function growthRequests(pool: Pool, size: number): Promise<Question[]> {
  const beginnings = authors()
    .slice(0, AUTHOR)
    .map((name) => name.slice(0, 3))
  return [
    ...(await firstAndMiddle(pool, size)),
    ...(await searches(pool)),
    {
      name: 'search while typing, three letters',
      paths: beginnings.map((term) => `/books?limit=5&searchTerm=${encodeURIComponent(term)}`),
    },
    { name: 'figures of the dashboard', paths: ['/manager/dashboard'] },
  ]
}

/** No other client changes these books, so their versions are known. */
function changes(ids: string[]): Question {
  const versions = new Map<string, number>()
  return {
    name: 'a book is changed',
    paths: ids.map((id) => `/books/${id}`),
    method: 'PATCH',
    body: (path) => {
      const version = (versions.get(path) ?? 0) + 1
      versions.set(path, version)
      return { version, description: crypto.randomUUID() }
    },
  }
}

async function bySize(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT genre_id AS id FROM books GROUP BY genre_id ORDER BY count(*) DESC, genre_id',
  )
  return rows.map(({ id }) => id)
}

async function wordsOn(pool: Pool, book: number): Promise<string> {
  const { rows } = await pool.query<{ words: string }>(
    `SELECT author || ' ' || title AS words FROM books WHERE isbn = $1`,
    [isbnOf(book)],
  )
  return rows[0]?.words ?? ''
}
