import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { awake, choose, open, test } from './browser.ts'
import { asManager } from './calls.ts'

export const newTag = () => `Q${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`

export const numbered = (number: number) => String(number).padStart(4, '0')

type Act = (request: APIRequestContext) => Promise<void>

export function ownData(every: 'file' | 'test', { make, remove }: { make: Act; remove: Act }) {
  const run =
    (act: Act) =>
    ({ browser }: { browser: Browser }) =>
      asManager(browser, act)
  if (every === 'file') {
    test.beforeAll(run(make))
    test.afterAll(run(remove))
  } else {
    test.beforeEach(run(make))
    test.afterEach(async ({ browser, page }) => {
      // A preload of the link under the pointer would fail once its record is gone.
      await page.goto('about:blank')
      await asManager(browser, remove)
    })
  }
}

export const rows = (page: Page): Locator => page.locator('tbody tr[aria-rowindex]')

export const rowOf = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })

export const rowLink = (page: Page, at: number) => rows(page).nth(at).locator('[data-slot=title] a')

export const searchBox = (page: Page) => page.getByRole('searchbox')

export const bulkBar = (page: Page) => page.getByRole('region', { name: 'Selection' })

export async function chooseOn(page: Page, name: string, action: string) {
  const label = `Actions on ${name}`
  await page.getByRole('button', { name: label }).click()
  await choose(page.getByRole('menu', { name: label }).getByRole('menuitem', { name: action }))
}

/** React hydrates a long page part by part. */
export async function openList(page: Page, path: string, options?: { language?: string }) {
  await open(page, path, options)
  await awake(page, 'tbody tr')
}
