import type { Locator, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll } from '../browser.ts'

/** Nothing but the whole width of the line shortens the name, and nothing hangs into the next row. */
const mistakesIn = (row: Locator) =>
  row.evaluate((element) => {
    const name = element.querySelector('.row-title > :first-child')!
    const line = name.getBoundingClientRect()
    const isWhole = name.scrollWidth <= name.clientWidth
    const texts = [...element.querySelectorAll('.row-title > :not(:first-child)')]
    const boxes = texts.map((text) => text.getBoundingClientRect()).filter(({ width }) => width > 0)
    const { bottom } = element.getBoundingClientRect()
    return {
      beside: isWhole ? [] : boxes.filter((box) => box.top < line.bottom - 1),
      hanging: boxes.filter((box) => box.bottom > bottom),
    }
  })

export async function expectWholeName(page: Page, row: Locator) {
  for (const width of [320, 390, 640, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const where = `${page.url()} at ${width} px`
    await expect(row, where).toBeVisible()
    expect(await mistakesIn(row), where).toEqual({ beside: [], hanging: [] })
    await expectNoSidewaysScroll(page)
  }
}
