import { expect, test } from 'vitest'
import { asInBrowser, triesOf } from '#kit/session/test-auth-retries.ts'

asInBrowser()

test('spec 9: a failed call for linked accounts is sent again after each second, three times', async () => {
  const { linkedAccountsQuery } = await import('./linked-accounts.queries.ts')
  const { counts, outcome } = await triesOf(linkedAccountsQuery)
  expect(counts).toEqual([1, 2, 3, 4, 4])
  expect(outcome).toBeInstanceOf(Error)
}, 30_000)
