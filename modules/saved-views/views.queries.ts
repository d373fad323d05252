import { queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'

export const viewsQuery = queryOptions({
  queryKey: ['views', 'all'],
  queryFn: async ({ signal }) => (await (await api()).views.list({}, { signal })).items,
  staleTime: 30_000,
})
