import type { QueryClient } from '@tanstack/react-query'

/** What failed on the server is asked for again by the browser, whose page says so when it fails there too. */
export function forgetFailures(queryClient: QueryClient) {
  if (import.meta.env.SSR) {
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  }
}
