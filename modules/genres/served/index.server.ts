export { countGenres } from './count-genres.server.ts'
export { genresApi } from './genres.api.server.ts'
export { genresResource, genreTools } from './genre-tools.server.ts'
export type { GenreUses } from './uses-of-genres.server.ts'
