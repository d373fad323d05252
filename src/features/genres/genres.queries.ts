import { queryOptions } from '@tanstack/react-query'
import { api } from '#features/api/index.ts'

export const genresQuery = queryOptions({
  queryKey: ['genres', 'names'],
  queryFn: async ({ signal }) => (await api()).genres.names(undefined, { signal }),
  staleTime: 30_000,
})

/** With how many books each has. */
export const countedGenresQuery = queryOptions({
  queryKey: ['genres', 'counted'],
  queryFn: async ({ signal }) => (await api()).genres.list(undefined, { signal }),
  staleTime: 30_000,
})
