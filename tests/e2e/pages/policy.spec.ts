import { STATES } from '../accounts.ts'
import { open, expect, test } from '../browser.ts'
import { FAILURES } from '../site.ts'
import { expectPolicy, watchPolicy } from './policy.ts'

test.use({
  storageState: STATES.user,
  forgiven: /status of (403|404|500)|Something went wrong|Refused on purpose|do not have access/,
})

for (const path of FAILURES) {
  test(`check 26: ${path} keeps within a policy whose nonce is its own, in either direction and theme`, async ({
    page,
  }) => {
    await watchPolicy(page)
    const english = await open(page, path, { language: 'en', theme: 'light' })
    const nonce = await expectPolicy(page, english)
    const arabic = await open(page, path, { language: 'ar', theme: 'dark' })
    expect(await expectPolicy(page, arabic)).not.toBe(nonce)
  })
}
