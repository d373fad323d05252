import { expect, test } from 'vitest'
import { asInBrowser, triesOf } from '#kit/session/test-auth-retries.ts'

asInBrowser()

test('spec 9: a failed call for passkeys is sent again after each second, three times', async () => {
  const { passkeysQuery } = await import('../sign-in/passkeys.queries.ts')
  const { counts, outcome } = await triesOf(passkeysQuery)
  expect(counts).toEqual([1, 2, 3, 4, 4])
  expect(outcome).toBeInstanceOf(Error)
}, 30_000)
