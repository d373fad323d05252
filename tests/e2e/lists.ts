import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { awake, expect, open, test } from './browser.ts'
import { asManager } from './calls.ts'

/** The first word of all names of a test's own records: nobody else's search finds them. */
export const newTag = () => `Q${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`

export const numbered = (number: number) => String(number).padStart(4, '0')

type Act = (request: APIRequestContext) => Promise<void>

/** What the tests of a file share, or each has anew; it is taken away after them. */
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
      // What lies under the pointer is fetched ahead, and would not be found any more.
      await page.goto('about:blank')
      await asManager(browser, remove)
    })
  }
}

export const rows = (page: Page): Locator => page.locator('tbody tr[aria-rowindex]')

export const rowOf = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })

export const searchBox = (page: Page) => page.getByRole('searchbox')

/** What is done to all that is chosen. */
export const bulkBar = (page: Page) => page.getByRole('region', { name: 'Selection' })

/** Opens the menu of a row and chooses from it, whichever other one is still on its way out. */
export async function chooseOn(page: Page, name: string, action: string) {
  const label = `Actions on ${name}`
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('menu', { name: label }).getByRole('menuitem', { name: action }).click()
}

/** Opens a list and waits until its keys work: React takes a long page over part by part. */
export async function openList(page: Page, path: string, options?: { language?: string }) {
  await open(page, path, options)
  await awake(page, 'tbody tr')
  // What listens to keys comes a moment after the rows.
  const sheet = page.getByRole('dialog')
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(sheet).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}
