import { genreId } from '#modules/genres/test-calls.server.ts'
import { type CallSamples, signedIn } from '#platform/api/test-call-samples.ts'

export const samples: CallSamples = {
  matrix: {
    'books.neighbours': signedIn,
    'books.opening': signedIn,
    'books.newByGenre': signedIn,
    'authors.byName': signedIn,
  },
  clear: 'DELETE FROM books',
  fill: (pool) =>
    pool.query(`INSERT INTO books (title, author, genre_id) VALUES ('Of Ada', 'Ada', $1)`, [
      genreId,
    ]),
  placesOf: (procedure) => (procedure === 'authors.byName' ? { name: 'Ada' } : undefined),
}
