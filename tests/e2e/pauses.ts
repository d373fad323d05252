import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'

/** Longer than any pause between two tries of a request (specification 9). */
const LONGEST_PAUSE_MS = 4001

/** The page's own clock, so that a test can let its pauses pass at once. Before the page is opened. */
export const holdClock = (page: Page) => page.clock.install()

/** Lets the pauses between the tries of a failing request pass at once, until the page gives up and shows it. */
export async function expectGivenUp(page: Page, shown: Locator) {
  await expect(async () => {
    await page.clock.fastForward(LONGEST_PAUSE_MS)
    await expect(shown).toBeVisible({ timeout: 250 })
  }).toPass({ timeout: 15_000 })
}
