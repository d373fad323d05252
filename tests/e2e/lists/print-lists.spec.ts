import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, open, test } from '../browser.ts'
import { LISTS } from '../site.ts'

test.use({ storageState: STATES.admin })

/** The content of the paper, as `beforeprint` finds it. */
async function printed(page: Page) {
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.documentElement.dataset['printed'] = String(
        document.querySelectorAll('tbody tr[aria-rowindex]').length,
      )
    }),
  )
  await page.pdf({ format: 'A4' })
  return page.evaluate(() => Number(document.documentElement.dataset['printed']))
}

test('every list is printed with all rows that were read', async ({ page }) => {
  for (const { path } of LISTS) {
    await test.step(path, async () => {
      await page.emulateMedia({ media: null })
      await open(page, path)
      const rows = Number(
        (await page.getByRole('table').first().getAttribute('aria-rowcount')) ?? Number.NaN,
      )
      const read = Number(/Showing (\d+) of/.exec(await page.locator('main').innerText())?.[1])
      expect(read || rows - 1).toBeGreaterThan(0)
      await expect.poll(() => printed(page)).toBe(read || rows - 1)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('nav:visible, header.sticky:visible')).toHaveCount(0)
      await expect(page.locator('tbody tr[aria-rowindex]:visible').first()).toBeVisible()
    })
  }
})
