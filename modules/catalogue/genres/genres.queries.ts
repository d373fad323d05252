import { queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'

export const genresKey = ['genres'] as const

export const genresQuery = queryOptions({
  queryKey: [...genresKey, 'names'],
  queryFn: async ({ signal }) => (await (await api()).genres.names(undefined, { signal })).items,
  staleTime: 30_000,
})

export const countedGenresQuery = queryOptions({
  queryKey: [...genresKey, 'counted'],
  queryFn: async ({ signal }) => (await (await api()).genres.list(undefined, { signal })).items,
  staleTime: 30_000,
})
