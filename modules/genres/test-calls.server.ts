import { type CallSamples, managersChanging, signedIn } from '#platform/api/test-call-samples.ts'

export const genreId = '019aa5b0-0000-7000-8000-000000000001'
const unusedGenreId = '019aa5b0-0000-7000-8000-000000000007'

export const samples: CallSamples = {
  matrix: {
    'genres.list': signedIn,
    'genres.names': signedIn,
    'genres.create': managersChanging,
    'genres.update': managersChanging,
    'genres.delete': managersChanging,
    'genres.merge': managersChanging,
    'genres.bulk': managersChanging,
  },
  bodies: {
    'genres.create': { name: 'Verse', colour: 20 },
    'genres.update': { name: 'Renamed' },
    'genres.merge': { into: genreId },
    'genres.bulk': { ids: [unusedGenreId], action: { type: 'delete' } },
  },
  tables: ['genres'],
  clear: 'DELETE FROM genres',
  fill: (pool) =>
    pool.query(
      `INSERT INTO genres (id, name, colour) VALUES ($1, 'Novel', 1), ($2, 'Without books', 2)`,
      [genreId, unusedGenreId],
    ),
  ids: { genre: genreId, genreId },
  names: { genre: 'Novel' },
  placesOf: (procedure) =>
    procedure.startsWith('genres.') ? { id: unusedGenreId, ids: unusedGenreId } : undefined,
}
