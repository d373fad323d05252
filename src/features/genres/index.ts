export { GenreChip } from './genre-chip.tsx'
export type { Genre } from './genre.ts'
export { countedGenresQuery, genresQuery } from './genres.queries.ts'
