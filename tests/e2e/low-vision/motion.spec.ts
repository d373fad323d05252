import type { Page } from '@playwright/test'
import { awake, expect, open, test } from '../browser.ts'

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

test('notifications stay while the keyboard is on them', async ({ page }) => {
  await page.clock.install()
  await open(page, '/dev/ui')
  await awake(page, '#toast button')
  await page.clock.pauseAt(Date.now() + 60_000)
  const toasts = page.locator('[data-sonner-toast]')
  await page.locator('#toast').getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await toasts.count()).toBe(1)
  }).toPass()
  await page.keyboard.press('Alt+t')
  await page.clock.runFor(20_000)
  await expect(toasts).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.clock.runFor(5000)
  await expect(toasts).toHaveCount(0)
})
