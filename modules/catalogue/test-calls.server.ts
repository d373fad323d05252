import { plainPng } from '#kit/pictures/test-pictures.server.ts'
import { type CallSamples, managersChanging, signedIn } from '#platform/api/test-call-samples.ts'
import { fox, openLibraryPlaces } from '../../tests/outside/open-library.ts'

export const genreId = '019aa5b0-0000-7000-8000-000000000001'
const emptyGenreId = '019aa5b0-0000-7000-8000-000000000007'

export const samples: CallSamples = {
  matrix: {
    'books.neighbours': signedIn,
    'books.opening': signedIn,
    'books.newByGenre': signedIn,
    'books.lookUp': managersChanging,
    'authors.byName': signedIn,
    'genres.list': signedIn,
    'genres.names': signedIn,
    'genres.create': managersChanging,
    'genres.update': managersChanging,
    'genres.delete': managersChanging,
    'genres.merge': managersChanging,
    'genres.bulk': managersChanging,
  },
  bodies: {
    'books.lookUp': { isbn: fox.isbn },
    'genres.create': { name: 'Verse', colour: 20 },
    'genres.update': { name: 'Renamed' },
    'genres.merge': { into: genreId },
    'genres.bulk': { ids: [emptyGenreId], action: { type: 'delete' } },
  },
  variables: { METADATA_PROVIDER: 'https://openlibrary.org' },
  outside: openLibraryPlaces(plainPng(2, 3)),
  tables: ['genres'],
  clear: 'DELETE FROM books; DELETE FROM genres',
  fill: (pool) =>
    pool.query(
      `WITH added AS (
         INSERT INTO genres (id, name, colour) VALUES ($1, 'Novel', 1), ($2, 'Without books', 2)
         RETURNING id
       )
       INSERT INTO books (title, author, genre_id) SELECT 'Of Ada', 'Ada', id FROM added WHERE id = $1`,
      [genreId, emptyGenreId],
    ),
  ids: { genre: genreId, genreId },
  names: { genre: 'Novel' },
  placesOf(procedure) {
    if (procedure === 'authors.byName') return { name: 'Ada' }
    return procedure.startsWith('genres.') ? { id: emptyGenreId, ids: emptyGenreId } : undefined
  },
}
