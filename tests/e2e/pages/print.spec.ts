import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'

test.use({ storageState: STATES.admin })

async function expectPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('nav:visible, button:visible, header.sticky:visible')).toHaveCount(0)
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(255, 255, 255)')
}

for (const area of ['app', 'manager']) {
  test(`issue 7: /${area}/books/$id is printed as the book and where it is found`, async ({
    page,
  }) => {
    await open(page, `/${area}/books/{book}`)
    const address = page.getByText(page.url().split('?')[0]!, { exact: true })
    await expect(address).toBeHidden()
    await expectPaper(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main .cover, main img').first()).toBeVisible()
    await expect(page.getByText('Mary Shelley').first()).toBeVisible()
    await expect(address).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: /edit|back/i })).toHaveCount(0)
  })
}

test('issue 7: a list is printed as its rows, without what acts on them', async ({ page }) => {
  await open(page, '/manager/books')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('nav:visible, search:visible, header.sticky:visible')).toHaveCount(0)
  await expect(page.locator('tbody input:visible, tbody button:visible')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Title' })).toBeVisible()
  expect(await page.locator('tbody tr:visible').count()).toBeGreaterThan(5)
})
