import type { QueryClient } from '@tanstack/react-query'
import { genresQuery } from './genres/genres.queries.ts'

export { GenreReference } from './genres/genre-reference.tsx'

/** Loads what references to the catalogue show. */
export const prepare = (queryClient: QueryClient) => queryClient.query(genresQuery)
