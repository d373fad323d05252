import { expect, open, test } from '../../../tests/e2e/browser.ts'

test('/dev leads to the design system', async ({ page }) => {
  await open(page, '/dev')
  await expect(page.getByRole('main').locator('a[href="/dev/ui"]')).toBeVisible()
})
