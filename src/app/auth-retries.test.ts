import { expect, test } from 'vitest'
import { asInBrowser, triesOf } from '#kit/session/test-auth-retries.ts'

asInBrowser()

test('spec 9: a failed auth call is sent again after each second, three times', async () => {
  const [{ sessionsQuery }, { linkedAccountsQuery }] = await Promise.all([
    import('#domains/identity/account/sessions/sessions.queries.ts'),
    import('#domains/identity/linked-accounts/linked-accounts.queries.ts'),
  ])
  for (const query of [sessionsQuery, linkedAccountsQuery]) {
    const { counts, outcome } = await triesOf(query)
    expect({ query: query.queryKey, counts }).toEqual({
      query: query.queryKey,
      counts: [1, 2, 3, 4, 4],
    })
    expect(outcome).toBeInstanceOf(Error)
  }
}, 30_000)
