import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { open } from './browser.ts'

/** Books of a test's own: nobody else's search finds them. */
export interface OwnBooks {
  /** The first word of all their titles. */
  tag: string
  /** From the first on: "Tag 0001". */
  title: (number: number) => string
}

const hereFrom = (baseURL: string) => ({ origin: baseURL, 'sec-fetch-site': 'same-origin' })

/** Puts so many books on the shelf, in a genre of the samples. */
export async function addBooks(
  request: APIRequestContext,
  baseURL: string,
  { count, genre = 'Novel' }: { count: number; genre?: string },
): Promise<OwnBooks> {
  const tag = `Q${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
  const title = (number: number) => `${tag} ${String(number).padStart(4, '0')}`
  const lines = Array.from({ length: count }, (_, index) =>
    [title(index + 1), `Author of ${tag}`, genre, 1800 + (index % 200)].join(','),
  )
  const answer = await request.post('/api/v1/books/import', {
    data: ['title,author,genre,publishedYear', ...lines].join('\n'),
    headers: { ...hereFrom(baseURL), 'content-type': 'text/csv' },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return { tag, title }
}

/** Calls what the pages call, as the same person. */
export async function callApi(
  request: APIRequestContext,
  baseURL: string,
  [method, path]: readonly [method: string, path: string],
  data?: object,
) {
  return request.fetch(`/api/v1${path}`, { method, data, headers: hereFrom(baseURL) })
}

/** Takes the books off the shelf again. */
export async function removeBooks(request: APIRequestContext, baseURL: string, { tag }: OwnBooks) {
  const action = { type: 'delete' }
  await callApi(request, baseURL, ['POST', '/books/bulk'], { filter: { searchTerm: tag }, action })
}

export const listOf = (tag: string) => `/manager/books?searchTerm=${tag}`

export const rows = (page: Page): Locator => page.locator('tbody tr[aria-rowindex]')

export const rowOf = (page: Page, title: string): Locator => rows(page).filter({ hasText: title })

export const searchBox = (page: Page) => page.getByRole('searchbox')

/** Opens the menu of a row and chooses from it. */
export async function chooseOn(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions on ${title}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Opens a list and waits until its keys work: React takes a long page over part by part. */
export async function openList(page: Page, path: string, options?: { language?: string }) {
  await open(page, path, options)
  await page.waitForFunction(() => {
    const row = document.querySelector('tbody tr')
    return row && Object.keys(row).some((key) => key.startsWith('__reactFiber'))
  })
  // What listens to keys comes a moment after the rows.
  const sheet = page.getByRole('dialog')
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(sheet).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}
