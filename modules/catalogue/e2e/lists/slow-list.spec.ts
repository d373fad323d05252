import { STATES } from '../../../../tests/e2e/accounts.ts'
import { expect, open, test } from '../../../../tests/e2e/browser.ts'
import { PHONE } from '../../../../tests/e2e/site.ts'

test.describe('behaviour 14: a list that comes slowly', () => {
  test.use({ storageState: STATES.admin, viewport: PHONE })

  test('is painted when the rows in sight have come', async ({ page }) => {
    await open(page, '/manager/books')
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('#first-screen')) return
        performance.mark('has come')
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: 12_000,
      uploadThroughput: 12_000,
    })
    await page.reload({ waitUntil: 'domcontentloaded' })
    const [come, painted] = await page.evaluate(
      () =>
        new Promise<[number, number]>((resolve) => {
          const [mark] = performance.getEntriesByName('has come')
          const tell = ([paint]: PerformanceEntry[]) =>
            paint && resolve([mark?.startTime ?? NaN, paint.startTime])
          new PerformanceObserver((list) => tell(list.getEntries())).observe({
            type: 'paint',
            buffered: true,
          })
        }),
    )
    expect(painted).toBeGreaterThan(come)
  })
})
