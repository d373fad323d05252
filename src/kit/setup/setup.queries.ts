import { queryOptions } from '@tanstack/react-query'

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  // Imported lazily: the first page comes with its setup.
  queryFn: async () => (await import('./setup.ts')).getSetup(),
  // Without a database the session is unknown, so a retry must load again.
  staleTime: ({ state }) => (state.data?.unavailable ? 0 : 'static'),
  gcTime: Infinity,
})
