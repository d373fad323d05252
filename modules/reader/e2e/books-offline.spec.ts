import type { Page } from '@playwright/test'
import { addBooks, removeBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessible, open, test } from '../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.admin, forgiven: /ERR_/ })

test.describe('behaviour 15: at the end of what was read, being offline is told apart from loading', () => {
  const said = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline' })
  const scrollDown = (page: Page) =>
    page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

  test('behaviour 15: the end of a list and of the grid', async ({ page, context }) => {
    const tag = await addBooks(page.request, 60)
    for (const [where, path] of [
      ['a list', '/manager/books'],
      ['the grid', '/app/books'],
    ]) {
      await test.step(`${where} goes on by itself`, async () => {
        await open(page, `${path}?searchTerm=${tag}`)
        await page.waitForLoadState('networkidle')
        await context.setOffline(true)
        await scrollDown(page)
        await expect(said(page)).toBeInViewport()
        await expectAccessible(page)
        await context.setOffline(false)
        await expect(page.getByText('Showing 60 of 60')).toBeAttached()
        await expect(said(page)).toHaveCount(0)
      })
    }
    await removeBooks(page.request, tag)
  })
})
