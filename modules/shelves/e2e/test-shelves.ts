import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'

export async function idsOf(request: APIRequestContext, tag: string): Promise<string[]> {
  const answer = await request.get(`/api/v1/books?searchTerm=${tag}&sort=title&limit=100`)
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}

export async function makeShelf(request: APIRequestContext, name: string, bookIds: string[]) {
  const made = await callApi(request, ['POST', '/shelves'], { name })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  for (const bookId of bookIds) await callApi(request, ['PUT', `/shelves/${id}/books/${bookId}`])
  return id
}

export async function titlesOn(request: APIRequestContext, shelf: string): Promise<string[]> {
  const answer = await request.get(`/api/v1/shelves/${shelf}/books?limit=100`)
  const { items } = (await answer.json()) as { items: { book: { title: string } }[] }
  return items.map(({ book }) => book.title)
}

export async function shownOrder(page: Page): Promise<string> {
  const rows = page.locator('li[data-card]')
  const titles = await rows.locator('a').allTextContents()
  return titles.map((title) => title.at(-1)).join('')
}
