import type { Page } from '@playwright/test'
import { addressOf } from './browser.ts'

/** Shows a page whose scripts have not arrived yet; the answer lets them come. */
export async function openUnhydrated(page: Page, path: string) {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_build/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(await addressOf(page.request, path, 'en'), { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset['painted'] === '')
  return scripts.resolve
}
