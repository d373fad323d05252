import { queryOptions } from '@tanstack/react-query'

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  // A page comes with its set-up: what could ask for it anew is fetched when that is needed.
  queryFn: async () => (await import('./setup.ts')).getSetup(),
  // Without a database nobody could be known: whoever tries again asks again.
  staleTime: ({ state }) => (state.data?.unavailable ? 0 : 'static'),
  gcTime: Infinity,
})
