import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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

async function authQueries() {
  const [sessions, passkeys, linked] = await Promise.all([
    import('#domains/identity/account/sessions/sessions.queries.ts'),
    import('#domains/identity/passkeys/passkeys.queries.ts'),
    import('#domains/identity/linked-accounts/linked-accounts.queries.ts'),
  ])
  return [sessions.sessionsQuery, passkeys.passkeysQuery, linked.linkedAccountsQuery]
}

test('spec 9: a failed auth call is sent again after each second, three times', async () => {
  for (const { queryKey, retry, retryDelay } of await authQueries()) {
    let calls = 0
    const queryFn = () => {
      calls += 1
      return Promise.reject(new Error(`No answer to ${String(queryKey)}`))
    }
    const client = new QueryClient()
    const outcome = client
      .query({ queryKey, queryFn, retry, retryDelay })
      .catch((error: unknown) => error)
    const counts: number[] = []
    for (const pause of [10, 1000, 1000, 1000, 1000]) {
      await vi.advanceTimersByTimeAsync(pause)
      counts.push(calls)
    }
    expect({ queryKey, counts }).toEqual({ queryKey, counts: [1, 2, 3, 4, 4] })
    expect(await outcome).toBeInstanceOf(Error)
  }
}, 30_000)
