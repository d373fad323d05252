import { test } from '@playwright/test'
import { STATES } from '../e2e/accounts.ts'
import { signInByCalls } from '../e2e/sign-in.ts'

/** The sample accounts, and somebody new, sign in once; the other tests start from there, and change nothing about them. */
for (const [name, path] of Object.entries(STATES)) {
  test(`spec 1: ${name}@example.com signs in by a code`, async ({ request }) => {
    await signInByCalls(request, `${name}@example.com`)
    await request.storageState({ path })
  })
}
