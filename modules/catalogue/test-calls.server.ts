import { plainPng } from '#kit/pictures/test-pictures.server.ts'
import { genreId } from '#modules/genres/test-calls.server.ts'
import { type CallSamples, managersChanging, signedIn } from '#platform/api/test-call-samples.ts'
import { fox, openLibraryPlaces } from '../../tests/outside/open-library.ts'

export const samples: CallSamples = {
  matrix: {
    'books.neighbours': signedIn,
    'books.opening': signedIn,
    'books.newByGenre': signedIn,
    'books.lookUp': managersChanging,
    'authors.byName': signedIn,
  },
  bodies: {
    'books.lookUp': { isbn: fox.isbn },
  },
  variables: { METADATA_PROVIDER: 'https://openlibrary.org' },
  outside: openLibraryPlaces(plainPng(2, 3)),
  clear: 'DELETE FROM books',
  fill: (pool) =>
    pool.query(`INSERT INTO books (title, author, genre_id) VALUES ('Of Ada', 'Ada', $1)`, [
      genreId,
    ]),
  placesOf: (procedure) => (procedure === 'authors.byName' ? { name: 'Ada' } : undefined),
}
