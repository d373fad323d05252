import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits for an error that a page shows after several attempts, and skips the pauses between them. The page's clock is
 * installed here, so timers that run already keep their time.
 */
export async function expectAfterRetries(page: Page, error: Locator) {
  await page.clock.install()
  await expect(async () => {
    // As long as the longest pause.
    await page.clock.fastForward(4000)
    await expect(error).toBeVisible({ timeout: 250 })
  }).toPass({ timeout: 15_000 })
}
