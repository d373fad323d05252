import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin })

test('spec 2: the place on a page is found again on the way back', async ({ page }) => {
  await open(page, '/dev/ui')
  const account = page.locator('#sidebar').getByRole('link', { name: 'Account' })
  await account.scrollIntoViewIfNeeded()
  // The browser tells of a scroll in its next frame, and no user presses a link before.
  const place = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(scrollY))),
  )
  expect(place).toBeGreaterThan(1000)
  await account.click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.locator('#sidebar')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})
