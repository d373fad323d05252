import { expect, open, test } from '../../../tests/e2e/browser.ts'

test('spec 2: a dialog is a drawer from the bottom below 640 px', async ({ page }) => {
  await open(page, '/dev/ui')
  const dialog = page.getByRole('dialog')
  for (const [width, isDrawer] of [
    [639, true],
    [640, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('button', { name: 'Lend this book' }).first().click()
    await expect(dialog).toBeVisible()
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width: wide = 0, height = 0 } = (await dialog.boundingBox()) ?? {}
        return [x === 0 && wide === width, Math.round(y + height) === 800]
      })
      .toEqual([isDrawer, isDrawer])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
