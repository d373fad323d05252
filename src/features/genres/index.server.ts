export { createGenre } from './create-genre.server.ts'
export { genres } from './genre.table.server.ts'
export { genresApi } from './genres.api.server.ts'
export { listGenres } from './list-genres.server.ts'
