import { expect, open, test } from '../../../tests/e2e/browser.ts'

test('/dev leads to the reference of the API', async ({ page }) => {
  await open(page, '/dev')
  await expect(page.getByRole('main').locator('a[href="/api/docs"]')).toBeVisible()
})
