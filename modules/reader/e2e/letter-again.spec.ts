import type { Page } from '@playwright/test'
import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, openAwake, test } from '../../../tests/e2e/browser.ts'
import { PHONE } from '../../../tests/e2e/site.ts'
import { cards } from './test-grid.ts'

test.use({ storageState: STATES.user })

async function scrollAway(page: Page) {
  await page.mouse.wheel(0, 3000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
}

test.describe('behaviour 17: the letter that one came by', () => {
  test('typed again leads back to its first title', async ({ page }) => {
    await openAwake(page, '/app/books?from=m', 'input[type=range]')
    await expect(cards(page).first()).toHaveAccessibleName(/^m/i)
    await scrollAway(page)
    const strip = page.getByRole('slider', { name: 'Jump to a letter' })
    await strip.focus()
    await page.keyboard.press('m')
    await expect(cards(page).first()).toHaveAccessibleName(/^m/i)
    await expect(cards(page).first()).toBeInViewport()
    await expect(page).toHaveURL(/from=m/)
  })

  test.describe('on the phone', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

    test('a second tap on a letter leads back to its first title, as one step of the history', async ({
      page,
    }) => {
      await openAwake(page, '/app/books', 'input[type=range]')
      const strip = page.getByRole('slider', { name: 'Jump to a letter' })
      const box = (await strip.boundingBox())!
      const tap = () => page.touchscreen.tap(box.x + box.width - 10, box.y + box.height * 0.5)
      const steps = await page.evaluate(() => history.length)
      await tap()
      await expect(page).toHaveURL(/from=/)
      const letter = new URL(page.url()).searchParams.get('from')!
      await expect(cards(page).first()).toHaveAccessibleName(new RegExp(`^${letter}`, 'i'))
      await scrollAway(page)
      await tap()
      await expect(cards(page).first()).toHaveAccessibleName(new RegExp(`^${letter}`, 'i'))
      await expect(cards(page).first()).toBeInViewport()
      expect(new URL(page.url()).searchParams.get('from')).toBe(letter)
      expect((await page.evaluate(() => history.length)) - steps).toBe(1)
    })
  })
})
