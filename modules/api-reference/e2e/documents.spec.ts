import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { descriptionsOn } from '../../../tests/e2e/pages/markup.ts'
import { printed } from '../../../tests/e2e/pages/paper.ts'
import { expectHeaders } from '../../../tests/e2e/pages/safety-headers.ts'

test.use({ storageState: STATES.user })

expectHeaders([[200, '/api/docs']])

test('the reference of the API has a description', async ({ page }) => {
  await open(page, '/api/docs')
  expect(await descriptionsOn(page)).toEqual(['Every API call, with its fields and errors.'])
})

test('the reference of the API is printed with every call unfolded', async ({ page }) => {
  await open(page, '/api/docs')
  const all = await page.locator('details').count()
  // A browser takes seconds to lay out every call.
  test.slow()
  await expect.poll(async () => (await printed(page, '1')).calls, { timeout: 60_000 }).toBe(all)
  await expect(page.locator('details[open]')).toHaveCount(0)
})
