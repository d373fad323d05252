import type { Locator, Page, Request } from '@playwright/test'
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

/** Lets so much time of the page pass at once, and waits until what it fetched meanwhile has come. */
export async function passTime(page: Page, ms: number) {
  const asked: Request[] = []
  const note = (request: Request) => asked.push(request)
  page.on('request', note)
  await page.clock.fastForward(ms)
  let known = -1
  while (known < asked.length) {
    known = asked.length
    await Promise.all(asked.map(async (request) => (await request.response())?.finished()))
  }
  page.off('request', note)
}
