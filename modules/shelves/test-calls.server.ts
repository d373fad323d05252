import { createHash } from 'node:crypto'
import { genreId } from '#modules/catalogue/test-calls.server.ts'
import { organizationId } from '#modules/organizations/test-calls.server.ts'
import {
  type CallSamples,
  changing,
  everyone,
  ownReading,
  signedIn,
  supporting,
} from '#platform/api/test-call-samples.ts'

const [shelf, share, first, second, other] = Array.from(
  { length: 5 },
  (_, number) => `019aa5b0-0000-7000-8000-00000000020${number}`,
)
const token = 'the token of a link'

export const samples: CallSamples = {
  matrix: {
    'reading.get': ownReading,
    'reading.update': changing,
    'reading.ratings': signedIn,
    'reading.years': signedIn,
    'reading.setGoal': changing,
    'reading.removeGoal': changing,
    'reading.import': changing,
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
    'shelves.moveBook': supporting,
    'shelves.listShared': signedIn,
    'shelves.listShares': signedIn,
    'shelves.share': changing,
    'shelves.unshare': changing,
    'shelves.link': changing,
    'shelves.unlink': changing,
    'shelves.openLink': everyone,
  },
  bodies: {
    'reading.update': { rating: 4, startedOn: '2026-01-31', note: 'For my eyes only' },
    'reading.setGoal': { books: 24 },
    'reading.ratings': { bookIds: [first] },
    'shelves.create': { name: 'Autumn' },
    'shelves.update': { version: 1, name: 'Winter' },
    'shelves.moveBook': { after: null },
    'shelves.share': { organizationId, access: 'add' },
    'shelves.holdings': { bookIds: [first] },
    'shelves.openLink': { token },
  },
  files: {
    'reading.import': 'Title,Author,Exclusive Shelf\nLady Susan,Austen,to-read',
  },
  reads: ['reading.ratings', 'shelves.holdings', 'shelves.openLink'],
  open: ['POST /shelf-links/open'],
  async make(send, { book }) {
    const { id } = await send('POST', '/shelves', { name: 'For the summer' })
    await send('PUT', `/shelves/${id}/books/${book}`, {})
  },
  clear: 'DELETE FROM shelves; DELETE FROM reading_goals',
  halves: [['/shelves', 'POST', { name: 'Half \ud83d' }]],
  tables: ['readings', 'reading_goals', 'shelves', 'shelf_books', 'shelf_shares'],
  async fill(pool, { email }) {
    const linkHash = createHash('sha256').update(token).digest('base64url')
    await pool.query(
      `INSERT INTO shelves (id, owner_id, name, link_hash)
       SELECT $1, id, 'Summer', $2 FROM users WHERE email = $3`,
      [shelf, linkHash, email],
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
    await pool.query(
      `INSERT INTO reading_goals (user_id, year, books) SELECT id, 2026, 12 FROM users WHERE email = $1`,
      [email],
    )
    await pool.query(
      `INSERT INTO shelf_shares (id, shelf_id, owner_id, organization_id, access)
       SELECT $1, shelves.id, owner_id, $3, 'read' FROM shelves WHERE shelves.id = $2`,
      [share, shelf, organizationId],
    )
  },
  placesOf: (procedure) =>
    /^(?:reading|shelves)\./.test(procedure)
      ? {
          shelf,
          year: '2026',
          shareId: share,
          bookId: procedure === 'shelves.addBook' ? other : second,
        }
      : undefined,
}
