import { genreId } from '#modules/genres/test-calls.server.ts'
import {
  type CallSamples,
  changing,
  signedIn,
  supporting,
} from '#platform/api/test-call-samples.ts'

const [shelf = '', first, second, other] = [0, 2, 3, 4].map(
  (number) => `019aa5b0-0000-7000-8000-00000000020${number}`,
)

export { first as firstBook, second as secondBook, shelf as shelfId }

export const samples: CallSamples = {
  matrix: {
    'shelves.list': signedIn,
    'shelves.holding': signedIn,
    'shelves.holdings': signedIn,
    'shelves.create': supporting,
    'shelves.get': signedIn,
    'shelves.update': supporting,
    'shelves.delete': changing,
    'shelves.listBooks': signedIn,
    'shelves.addBook': supporting,
    'shelves.removeBook': supporting,
  },
  bodies: {
    'shelves.create': { name: 'Autumn' },
    'shelves.update': { version: 1, name: 'Winter' },
    'shelves.holdings': { bookIds: [first] },
  },
  reads: ['shelves.holdings'],
  async make(send, { book }) {
    const { id } = await send('POST', '/shelves', { name: 'For the summer' })
    await send('PUT', `/shelves/${id}/books/${book}`, {})
  },
  clear: 'DELETE FROM shelves',
  halves: [['/shelves', 'POST', { name: 'Half \ud83d' }]],
  tables: ['shelves', 'shelf_books'],
  async fill(pool, { email }) {
    await pool.query(
      `INSERT INTO shelves (id, owner_id, name) SELECT $1, id, 'Summer' FROM users WHERE email = $2`,
      [shelf, email],
    )
    await pool.query(
      `INSERT INTO books (id, title, author, genre_id)
       VALUES ($1, 'Lady Susan', 'Austen', $4), ($2, 'The Watsons', 'Austen', $4), ($3, 'Lesley Castle', 'Austen', $4)`,
      [first, second, other, genreId],
    )
    await pool.query(
      `INSERT INTO shelf_books (shelf_id, book_id, position) VALUES ($1, $2, 'U0000000'), ($1, $3, 'U0000001')`,
      [shelf, first, second],
    )
  },
  placesOf: (procedure) =>
    procedure.startsWith('shelves.')
      ? { shelf, bookId: procedure === 'shelves.addBook' ? other : second }
      : undefined,
}
