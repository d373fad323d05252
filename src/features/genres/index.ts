export { GenreChip } from './genre-chip.tsx'
export type { Genre } from './genre.ts'
export { genresQuery } from './genres.queries.ts'
