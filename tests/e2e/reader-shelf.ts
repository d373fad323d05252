import { type Browser, expect, type Page } from '@playwright/test'
import { STATES } from './accounts.ts'

/** As our own pages call. */
const headers = { 'sec-fetch-site': 'same-origin' }

/** Calls what only a manager may, whoever the test itself is. */
async function asManager<Answer>(browser: Browser, act: (page: Page) => Promise<Answer>) {
  const context = await browser.newContext({ storageState: STATES.admin })
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Books that nobody else's search finds: "Qx… 0001" and so on. */
export const addShelf = (browser: Browser, count: number) =>
  asManager(browser, async (page) => {
    const tag = `Q${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`
    const lines = Array.from({ length: count }, (_, index) =>
      [`${tag} ${String(index + 1).padStart(4, '0')}`, `Author of ${tag}`, 'Novel', '1860'].join(
        ',',
      ),
    )
    const data = ['title,author,genre,publishedYear', ...lines].join('\n')
    const answer = await page.request.post('/api/v1/books/import', {
      data,
      headers: { ...headers, 'content-type': 'text/csv' },
    })
    expect(answer.status(), await answer.text()).toBeLessThan(300)
    return tag
  })

/** They go to the trash. */
export const removeShelf = (browser: Browser, tag: string) =>
  asManager(browser, async (page) => {
    const action = { filter: { searchTerm: tag }, action: { type: 'delete' } }
    const answer = await page.request.post('/api/v1/books/bulk', { data: action, headers })
    expect(answer.status(), await answer.text()).toBeLessThan(300)
  })

interface ListedBook {
  id: string
  title: string
  author: string
  genreId: string
}

/** The first book that a search finds. */
export async function findBook(page: Page, searchTerm: string): Promise<ListedBook> {
  const answer = await page.request.get('/api/v1/books', { params: { searchTerm } })
  const { items } = (await answer.json()) as { items: ListedBook[] }
  return items[0]!
}

const grid = (page: Page) => page.getByRole('list', { name: 'Browse books' })
export const cards = (page: Page) => grid(page).getByRole('link')
export const cardOf = (page: Page, title: string) =>
  grid(page).getByRole('link', { name: new RegExp(`^${title}`) })

/** Where the books come from, once a page is there. */
export const LIST_CALLS = '**/api/rpc/books/list*'
