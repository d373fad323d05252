import { QueryClient } from '@tanstack/react-query'

/** The fetching constants of specification 9. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        retry: import.meta.env.SSR ? false : 3,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      // Out of reach, whoever acts is told so at once, instead of waiting for the network without a word.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
