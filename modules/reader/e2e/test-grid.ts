import type { Browser, Page } from '@playwright/test'
import { addBooks, removeBooks } from '#modules/catalogue/e2e/test-listed-books.ts'
import { asManager } from '../../../tests/e2e/calls.ts'

export const addShelf = (browser: Browser, count: number) =>
  asManager(browser, (request) => addBooks(request, count))

export const removeShelf = (browser: Browser, tag: string) =>
  asManager(browser, (request) => removeBooks(request, tag))

interface ListedBook {
  id: string
  title: string
  author: string
  genreId: string
}

export async function findBook(page: Page, searchTerm: string): Promise<ListedBook> {
  const answer = await page.request.get('/api/v1/books', { params: { searchTerm } })
  const { items } = (await answer.json()) as { items: ListedBook[] }
  return items[0]!
}

const grid = (page: Page) => page.getByRole('list', { name: 'Browse books' })
export const cards = (page: Page) => grid(page).getByRole('link')
export const cardOf = (page: Page, title: string) =>
  grid(page).getByRole('link', { name: new RegExp(`^${title}`) })

export const LIST_CALLS = '**/api/rpc/books/list*'
