import { QueryClient } from '@tanstack/react-query'

const RETRIES = 3

/** Retries failures of the network and the server; a refusal, such as 404, stays one. */
function retryFailure(failures: number, error: Error & { status?: number }) {
  const { status = 500 } = error
  const isRefused = status >= 400 && status < 500 && status !== 429
  return failures < RETRIES && !isRefused
}

/** The fetching constants of specification 9. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        retry: import.meta.env.SSR ? false : retryFailure,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      },
      // Out of reach, whoever acts is told so at once, instead of waiting for the network without a word.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
