import type { QueryClient } from '@tanstack/react-query'
import { genresQuery } from './genres/genres.queries.ts'

export { GenreReference } from './genres/genre-reference.tsx'

export const prepare = (queryClient: QueryClient) => queryClient.query(genresQuery)
