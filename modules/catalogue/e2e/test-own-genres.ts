import type { APIRequestContext } from '@playwright/test'
import { expect } from '../../../tests/e2e/browser.ts'
import { callApi } from '../../../tests/e2e/calls.ts'
import { newTag, ownData } from '../../../tests/e2e/lists.ts'

interface MadeGenre {
  id: string
  name: string
  books: { count: number }
}

export function ownGenres(...names: string[]) {
  const tag = newTag()
  const named = (name: string) => `${tag} ${name}`
  ownData('test', {
    async make(request) {
      for (const name of names) await makeGenre(request, named(name))
    },
    remove: (request) => removeGenres(request, tag),
  })
  return { tag, named, list: `/manager/genres?searchTerm=${tag}` }
}

async function makeGenre(request: APIRequestContext, name: string) {
  const answer = await callApi(request, ['POST', '/genres'], { name, colour: 120 })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as MadeGenre
}

export async function genresOf(request: APIRequestContext, tag: string) {
  const answer = await request.get('/api/v1/genres')
  const { items } = (await answer.json()) as { items: MadeGenre[] }
  return items.filter(({ name }) => name.startsWith(tag))
}

export async function addBook(request: APIRequestContext, genreId: string, title: string) {
  const book = { title, author: 'Of Genres', genreId }
  const answer = await callApi(request, ['POST', '/books'], book)
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()) as { id: string }
}

async function removeGenres(request: APIRequestContext, tag: string) {
  for (const { id } of await genresOf(request, tag)) {
    const filter = { genreId: id }
    await callApi(request, ['POST', '/books/bulk'], { filter, action: { type: 'delete' } })
    const { items } = (await (await request.get('/api/v1/books/trash?limit=100')).json()) as {
      items: { id: string; genreId: string }[]
    }
    for (const book of items.filter(({ genreId }) => genreId === id)) {
      await callApi(request, ['DELETE', `/books/${book.id}/permanently`])
    }
    await callApi(request, ['DELETE', `/genres/${id}`])
  }
}
