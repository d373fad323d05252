import type { Page } from '@playwright/test'
import { expect } from '../browser.ts'

const dialogs = (page: Page) => page.locator(':is([role=dialog], [role=alertdialog], dialog[open])')

/** The dialogs, and how much wider than themselves their contents are. */
export async function expectWithinScreen(page: Page, name: string) {
  await expect(dialogs(page).last(), name).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await dialogs(page).evaluateAll((all) =>
      all
        .map((dialog) => Math.max(dialog.getBoundingClientRect().width, dialog.scrollWidth))
        .filter((needed) => needed > innerWidth),
    )
    expect(wide, `${name} at ${width} px`).toEqual([])
  }
}
