import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, vi } from 'vitest'

interface Retried {
  queryKey: readonly string[]
  retry?: number | boolean | ((count: number, error: Error) => boolean)
  retryDelay?: number | ((count: number, error: Error) => number)
}

/** Queries are imported after this, as the browser does. */
export function asInBrowser() {
  beforeEach(() => {
    vi.stubEnv('SSR', false)
    // Another test file may have loaded these modules as the server does.
    vi.resetModules()
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })
}

/** How often the query has been sent after each second. */
export async function triesOf({ queryKey, retry, retryDelay }: Retried) {
  let calls = 0
  const queryFn = () => {
    calls += 1
    return Promise.reject(new Error(`No answer to ${String(queryKey)}`))
  }
  const client = new QueryClient()
  const options = {
    queryKey,
    queryFn,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
  }
  const outcome = client.query(options).catch((error: unknown) => error)
  const counts: number[] = []
  for (const pause of [10, 1000, 1000, 1000, 1000]) {
    await vi.advanceTimersByTimeAsync(pause)
    counts.push(calls)
  }
  return { counts, outcome: await outcome }
}
