import type { Page } from '@playwright/test'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, expectAccessibleInBothThemes, open, test } from '../../../tests/e2e/browser.ts'
import { restPage } from '../../../tests/e2e/page-clock.ts'

test.use({ storageState: STATES.admin })

const skeleton = (page: Page) => page.locator('main [aria-busy=true]')

test('behaviour 37: the skeleton has the shape of the page to come, moves with consent only, and follows the direction of the text', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, '/app', { language: 'ar' })
  await restPage(page)
  // Code of further pages never arrives.
  await page.route('**/_build/*.js', () => undefined)
  await page.locator('header a[href="/app/books"]').click()
  await page.clock.runFor(1500)
  await expect(skeleton(page)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'جارٍ التحميل…' })).toBeVisible()
  // Covers, not rows.
  await expect(skeleton(page).locator('tr')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
})
