import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin })

test('an organization has a trail', async ({ page }) => {
  await open(page, '/manager/organizations/{managed}')
  const organization = await page.getByRole('heading', { level: 1 }).innerText()
  const crumbs = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['All organizations', organization])
})
