import { firstBook, secondBook } from '#modules/shelves/test-calls.server.ts'
import {
  type CallSamples,
  changing,
  ownReading,
  signedIn,
} from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: {
    'reading.get': ownReading,
    'reading.update': changing,
    'reading.ratings': signedIn,
    'reading.years': signedIn,
    'reading.setGoal': changing,
    'reading.removeGoal': changing,
    'reading.import': changing,
  },
  bodies: {
    'reading.update': { rating: 4, startedOn: '2026-01-31', note: 'For my eyes only' },
    'reading.setGoal': { books: 24 },
    'reading.ratings': { bookIds: [firstBook] },
  },
  files: {
    'reading.import': 'Title,Author,Exclusive Shelf\nLady Susan,Austen,to-read',
  },
  reads: ['reading.ratings'],
  clear: 'DELETE FROM reading_goals',
  tables: ['readings', 'reading_goals'],
  async fill(pool, { email }) {
    await pool.query(
      `INSERT INTO reading_goals (user_id, year, books) SELECT id, 2026, 12 FROM users WHERE email = $1`,
      [email],
    )
  },
  placesOf: (procedure) =>
    procedure.startsWith('reading.') ? { year: '2026', bookId: secondBook } : undefined,
}
