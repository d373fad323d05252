import type { QueryClient } from '@tanstack/react-query'

/** Discards failures of server rendering, so that the browser retries and reports its own. */
export function forgetFailures(queryClient: QueryClient) {
  if (import.meta.env.SSR) {
    queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  }
}
