import type { Page, Request } from '@playwright/test'
import { expect } from '../browser.ts'

export const TEXTS = '**/_build/*.json'

/** The pauses of i18next between its six attempts. */
const PAUSES = [350, 700, 1400, 2800, 5600]

/** The clock passes a pause once the attempt before it has failed. */
export async function refuseTexts(
  page: Page,
  act: () => Promise<void>,
  between?: () => Promise<void>,
) {
  const attempts = new Map<string, number>()
  const count = (request: Request) => {
    if (request.url().endsWith('.json')) {
      attempts.set(request.url(), (attempts.get(request.url()) ?? 0) + 1)
    }
  }
  const expectAttempts = (number: number) =>
    expect
      .poll(() => Math.max(0, ...attempts.values()), { intervals: [20] })
      .toBeGreaterThanOrEqual(number)
  page.on('requestfailed', count)
  await page.route(TEXTS, (route) => route.abort())
  await act()
  for (const [at, pause] of PAUSES.entries()) {
    await expectAttempts(at + 1)
    await between?.()
    await page.clock.fastForward(pause)
  }
  await expectAttempts(PAUSES.length + 1)
  page.off('requestfailed', count)
}
