import type { QueryClient } from '@tanstack/react-query'
import { genresQuery } from './genres.queries.ts'

export { GenreReference } from './genre-reference.tsx'

export const prepare = (queryClient: QueryClient) => queryClient.query(genresQuery)
