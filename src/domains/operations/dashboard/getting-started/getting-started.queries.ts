import { queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'

export const gettingStartedQuery = queryOptions({
  queryKey: ['dashboard', 'getting-started'],
  queryFn: async ({ signal }) => (await api()).dashboard.gettingStarted(undefined, { signal }),
  staleTime: 5000,
})
