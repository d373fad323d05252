export type { Genre } from './genre.ts'
export { genresQuery } from './genres.queries.ts'
