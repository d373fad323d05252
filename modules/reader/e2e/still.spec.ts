import { STATES } from '../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../tests/e2e/browser.ts'
import { PHONE, WIDE } from '../../../tests/e2e/site.ts'

test.use({ storageState: STATES.admin })

const PARTS = [
  { name: 'the letters, on the phone', path: '/app/books', part: '--letters', viewport: PHONE },
  { name: 'the letters', path: '/app/books', part: '--letters', viewport: WIDE },
  { name: 'the places at the thumb', path: '/app', part: '--places', viewport: PHONE },
]

test('behaviour 14: the parts of letters and places', async ({ page }) => {
  for (const { name, path, part, viewport } of PARTS) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      await open(page, path)
      const [before, after] = await page.locator(`[style*="${part}"]`).evaluate((element) => {
        const place = () => JSON.stringify(element.children[1]!.getBoundingClientRect())
        const whole = place()
        for (const late of [...element.children].slice(2)) late.remove()
        return [whole, place()]
      })
      expect(after).toBe(before)
    })
  }
})
