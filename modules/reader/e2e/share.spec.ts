import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'

test.use({ storageState: STATES.user, permissions: ['clipboard-read', 'clipboard-write'] })

test('a book is shared by copying its link where the device knows no other way', async ({
  page,
}) => {
  await open(page, '/app/books/{book}')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('listitem').getByText('Link copied')).toBeVisible()
  const { origin, pathname } = new URL(page.url())
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathname)
})

test('a device that shares is handed the book, and may be told no', async ({ page }) => {
  await page.addInitScript(() => {
    const handed: ShareData[] = []
    const share = (book: ShareData) => {
      handed.push(book)
      return handed.length === 1
        ? Promise.resolve()
        : Promise.reject(new DOMException('Thought better of it', 'AbortError'))
    }
    Object.assign(window, { handed })
    Object.defineProperty(Navigator.prototype, 'share', { value: share })
  })
  await open(page, '/app/books/{book}')
  const button = page.getByRole('button', { name: 'Share' })
  await button.click()
  await button.click()
  const { origin, pathname } = new URL(page.url())
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const handed = await page.evaluate(() => (window as unknown as { handed: ShareData[] }).handed)
  expect(handed).toEqual(Array.from({ length: 2 }, () => ({ title, url: origin + pathname })))
  await expect(page.getByText('Link copied')).toHaveCount(0)
})
