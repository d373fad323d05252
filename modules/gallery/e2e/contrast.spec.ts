import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { styleOf, system } from '../../../tests/e2e/low-vision/computed-style.ts'

test('forced colours tell apart switches that are on and off', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/dev/ui')
  const highlight = await system(page.locator('body'), 'Highlight')
  const on = page.locator('[role=switch]:checked + span').first()
  const off = page.locator('[role=switch]:not(:checked) + span').first()
  expect(await styleOf(on, 'background-color')).toBe(highlight)
  expect(await styleOf(off, 'background-color')).not.toBe(highlight)
})
