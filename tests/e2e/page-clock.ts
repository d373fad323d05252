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

const pending = new WeakMap<Page, Set<Request>>()

export function followRequests(page: Page) {
  const open = new Set<Request>()
  pending.set(page, open)
  // The page tells of what its worker fetches only once that has come; the context tells at once.
  const context = page.context()
  // The stream of live events stays open.
  context.on('request', (request) => request.resourceType() !== 'eventsource' && open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
}

/** Idle pages preload code, which may preload more. The page's clock must be installed before the page is opened. */
export async function restPage(page: Page) {
  let isFetching = true
  const note = () => (isFetching = true)
  await beIdle(page)
  page.context().on('request', note)
  while (isFetching) {
    isFetching = false
    await page.clock.fastForward(2500)
    await beIdle(page)
  }
  page.context().off('request', note)
}

async function beIdle(page: Page) {
  await expect(async () => {
    await page.evaluate(async () => {
      // The lists that are kept on the device name code to preload.
      await caches.keys()
      await new Promise((resolve) => requestIdleCallback(resolve))
    })
    expect([...(pending.get(page) ?? [])].map((request) => request.url())).toEqual([])
  }).toPass({ intervals: [50], timeout: 15_000 })
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
