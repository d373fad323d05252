import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, openWithoutScripts, test } from '../../../tests/e2e/browser.ts'
import { ownGenres } from '../../catalogue/e2e/test-own-genres.ts'

test.use({ storageState: STATES.admin, viewport: { width: 1280, height: 800 } })

const long = 'W'.repeat(45)
const own = ownGenres(long)

test('a genre with a long name makes the page no wider, with text at 200 %', async ({ page }) => {
  await openWithoutScripts(page, '/app/books')
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  await expect(page.getByRole('link', { name: own.named(long) })).toBeVisible()
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBe(window)
})
