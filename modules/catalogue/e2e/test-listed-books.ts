import type { APIRequestContext } from '@playwright/test'
import { expect } from '../../../tests/e2e/browser.ts'
import { callApi, fromOurPages } from '../../../tests/e2e/calls.ts'
import { newTag, numbered, ownData } from '../../../tests/e2e/lists.ts'

export interface OwnBooks {
  tag: string
  title: (number: number) => string
}

export function ownBooks(count: number, every: 'file' | 'test' = 'file'): OwnBooks {
  const own = { tag: '', title: (number: number) => `${own.tag} ${numbered(number)}` }
  ownData(every, {
    make: async (request) => {
      own.tag = await addBooks(request, count)
    },
    remove: (request) => removeBooks(request, own.tag),
  })
  return own
}

export async function addBooks(request: APIRequestContext, count: number): Promise<string> {
  const tag = newTag()
  const lines = Array.from({ length: count }, (_, index) =>
    [`${tag} ${numbered(index + 1)}`, `Author of ${tag}`, 'Novel', 1800 + (index % 200)].join(','),
  )
  const answer = await request.post('/api/v1/books/import', {
    data: ['title,author,genre,publishedYear', ...lines].join('\n'),
    headers: { ...fromOurPages, 'content-type': 'text/csv' },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return tag
}

export async function removeBooks(request: APIRequestContext, tag: string) {
  const bulk = { filter: { searchTerm: tag }, action: { type: 'delete' } }
  const answer = await callApi(request, ['POST', '/books/bulk'], bulk)
  expect(answer.status(), await answer.text()).toBeLessThan(300)
}

export const listOf = (tag: string) => `/manager/books?searchTerm=${tag}`
