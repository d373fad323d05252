import { queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'

/** How the library is doing; looked at anew whenever somebody comes back to it. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: async ({ signal }) => (await api()).dashboard.read(undefined, { signal }),
  staleTime: 5000,
})
