import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { STATES } from '../../../../tests/e2e/accounts.ts'
import { awake, expect, open, test } from '../../../../tests/e2e/browser.ts'
import { rows } from '../../../../tests/e2e/lists.ts'
import { ownBooks } from '../test-listed-books.ts'

test.use({ storageState: STATES.admin })

const books = ownBooks(18)

async function ringAround(page: Page, row: Locator) {
  const { x, y, width, height } = (await row.boundingBox())!
  const clip = {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (left: number, top: number) =>
    data.subarray((top * info.width + left) * 3, (top * info.width + left) * 3 + 3)
  const ring = at(Math.floor(info.width / 2), 0)
  const across = Array.from({ length: info.width }, (_, left) => [
    at(left, 0),
    at(left, info.height - 1),
  ])
  const down = Array.from({ length: info.height }, (_, top) => [
    at(0, top),
    at(info.width - 1, top),
  ])
  const edge = [...across, ...down].flat()
  return edge.filter((pixel) => pixel.equals(ring)).length / edge.length
}

for (const [theme, language] of [
  ['light', 'en'],
  ['dark', 'ar'],
] as const) {
  test(`the focus ring of a row is whole, ${theme}, in ${language}`, async ({ page }) => {
    await open(page, `/manager/books?searchTerm=${books.tag}`, { theme, language })
    await awake(page, 'tbody tr')
    await expect(rows(page)).toHaveCount(18)
    await page.keyboard.press('Tab')
    const ringOf = async (row: Locator) => {
      await row.locator('[data-slot=title] a').focus()
      return ringAround(page, row)
    }
    expect(await ringOf(rows(page).first())).toBe(1)
    expect(await ringOf(rows(page).last())).toBe(1)
    // The table header is sticky and could cover a row that is reached from below.
    expect(await ringOf(rows(page).nth(8))).toBe(1)
  })
}
