import { queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => (await api()).dashboard.read(undefined, { signal }),
  staleTime: 5000,
})
