import type { Page } from '@playwright/test'
import { STATES } from '../accounts.ts'
import { expect, expectNoSidewaysScroll, open, test } from '../browser.ts'
import { DIRECTIONS, RECORDS } from '../site.ts'

test.use({ storageState: STATES.admin, hasTouch: true })

const WIDTHS = [768, 1024, 1280]

/** Fields wider than what they are in. */
const wideFields = (page: Page) =>
  page.locator('main :is(input, textarea, fieldset):visible').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const { left, right } = field.getBoundingClientRect()
      const around = field.closest('.grid > *, form')?.getBoundingClientRect()
      const isWide = around && (left < around.left - 1 || right > around.right + 1)
      return isWide ? [field.getAttribute('name') ?? field.textContent] : []
    }),
  )

for (const language of DIRECTIONS) {
  test(`pages of records fit beside the sidebar at every width, ${language}`, async ({ page }) => {
    for (const path of RECORDS) {
      await test.step(path, async () => {
        await open(page, path, { language })
        await page.waitForLoadState('networkidle')
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await expectNoSidewaysScroll(page)
          expect([width, await wideFields(page)]).toEqual([width, []])
        }
      })
    }
  })
}
