import type { Page } from '@playwright/test'

export async function underWorker(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

interface Kept {
  path: string
  cacheControl: string | null
  text: string
}

export const keptBy = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const found: Kept[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        found.push({
          path: new URL(request.url).pathname,
          cacheControl: answer!.headers.get('cache-control'),
          text: await answer!.text(),
        })
      }
    }
    return found
  })
