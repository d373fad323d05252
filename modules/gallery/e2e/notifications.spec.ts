import { awake, expect, open, test } from '../../../tests/e2e/browser.ts'

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
