import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Timers that were set before the page's clock was installed keep their time. */
export async function expectAfterRetries(page: Page, outcome: Locator) {
  await page.clock.install()
  await expect(async () => {
    await page.clock.fastForward(4000)
    await expect(outcome).toBeVisible({ timeout: 250 })
  }).toPass({ timeout: 15_000 })
}

export async function passRetries(page: Page) {
  await page.clock.install()
  for (const pause of [1000, 2000, 4000, 2000]) {
    await page.clock.fastForward(pause)
    await page.evaluate(async () => void (await fetch('/api/health/ready')))
  }
}

/** Idle pages preload code. The page's clock must be installed before the page is opened. */
export async function restPage(page: Page) {
  const pending = new Set<Request>()
  // The stream of live events stays open.
  const add = (request: Request) =>
    void (request.resourceType() !== 'eventsource' && pending.add(request))
  const remove = (request: Request) => pending.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  await page.clock.fastForward(2500)
  await expect(async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(pending.size).toBe(0)
  }).toPass({ intervals: [50], timeout: 15_000 })
  page.off('request', add).off('requestfinished', remove).off('requestfailed', remove)
}

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
