import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '../../../tests/e2e/browser.ts'
import { fromOurPages } from '../../../tests/e2e/calls.ts'

export type MadeBook = { id: string; title: string; author: string; version: number }

export const freshTitle = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

export async function anyGenre(request: APIRequestContext): Promise<{ id: string; name: string }> {
  const { items } = (await (await request.get('/api/v1/genres/names')).json()) as {
    items: { id: string; name: string }[]
  }
  const [genre] = items
  return genre!
}

export async function makeBook(page: Page, fields: object = {}): Promise<MadeBook> {
  const { id: genreId } = await anyGenre(page.request)
  const data = { title: freshTitle('Of Tests'), author: 'Jane Austen', genreId, ...fields }
  const answer = await page.request.post('/api/v1/books', { data, headers: fromOurPages })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as MadeBook
}

export async function changeBook(
  page: Pick<Page, 'request'>,
  { id, version }: MadeBook,
  changes: object,
) {
  const data = { version, ...changes }
  const answer = await page.request.patch(`/api/v1/books/${id}`, { data, headers: fromOurPages })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function readBook(page: Page, id: string) {
  return (await (await page.request.get(`/api/v1/books/${id}`)).json()) as Record<string, unknown>
}

export const discardBook = (page: Page, { id }: Pick<MadeBook, 'id'>) =>
  page.request.delete(`/api/v1/books/${id}`, { headers: fromOurPages })
