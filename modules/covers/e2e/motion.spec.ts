import type { Page } from '@playwright/test'
import { expect, open, test } from '../../../tests/e2e/browser.ts'

const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )

test('the moving shelf stops by keyboard', async ({ page }) => {
  await open(page, '/login')
  const pause = page.getByRole('checkbox', { name: 'Pause moving books' })
  expect(await moving(page)).toBeGreaterThan(0)
  await page.getByRole('radio', { name: 'System' }).focus()
  await page.keyboard.press('Tab')
  await expect(pause).toBeFocused()
  await expect(page.locator('.pause-box')).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Space')
  await expect(pause).toBeChecked()
  await expect.poll(() => moving(page)).toBe(0)
  await page.keyboard.press('Space')
  await expect.poll(() => moving(page)).toBeGreaterThan(0)

  await test.step('a shelf that the browser drew stops, too', async () => {
    await page.getByRole('link', { name: 'Français' }).click()
    const inFrench = page.getByRole('checkbox', { name: 'Arrêter le défilement des livres' })
    await inFrench.press('Space')
    await expect.poll(() => moving(page)).toBe(0)
  })

  await test.step('nothing moves, and nothing is to stop, where motion is unwanted', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/login')
    await expect(pause).toBeHidden()
    expect(await moving(page)).toBe(0)
  })
})
