import { queryOptions } from '@tanstack/react-query'
import { api } from '#features/api/index.ts'

/** All genres, with how many books each has. */
export const genresQuery = queryOptions({
  queryKey: ['genres'],
  queryFn: async ({ signal }) => (await api()).genres.list(undefined, { signal }),
  staleTime: 30_000,
})
