import { QueryClient } from '@tanstack/react-query'

const RETRIES = 3

/** Retries network and server errors, never a refusal such as 404. */
function retryFailure(failures: number, error: Error & { status?: number }) {
  const { status = 500 } = error
  const isRefused = status >= 400 && status < 500 && status !== 429
  return failures < RETRIES && !isRefused
}

/** Specification 9. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        retry: import.meta.env.SSR ? false : retryFailure,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      // Without a network, the user gets an error at once instead of a silently paused mutation.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
