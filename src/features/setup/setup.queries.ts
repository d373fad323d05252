import { queryOptions } from '@tanstack/react-query'

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  // A page comes with its set-up: what could ask for it anew is fetched when that is needed.
  queryFn: async () => (await import('./setup.ts')).getSetup(),
  staleTime: 'static',
  gcTime: Infinity,
})
