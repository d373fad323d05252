import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin })

test('spec 2: the place on a page is found again on the way back', async ({ page }) => {
  await open(page, '/dev/ui')
  const account = page.locator('#sidebar').getByRole('link', { name: 'Account' })
  await account.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(1000)
  await account.click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.locator('#sidebar')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})
