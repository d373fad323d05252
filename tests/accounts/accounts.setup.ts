import { test } from '@playwright/test'
import { STATES } from '../e2e/accounts.ts'
import { signInByCalls } from '../e2e/sign-in.ts'

test.describe.configure({ mode: 'default' })

for (const [name, path] of Object.entries(STATES)) {
  test(`spec 1: ${name}@example.com signs in by a code`, async ({ request }) => {
    await signInByCalls(request, `${name}@example.com`)
    await request.storageState({ path })
  })
}
