import type { APIRequestContext } from '@playwright/test'
import { expect } from '../browser.ts'
import { callApi } from '../calls.ts'
import { newTag, numbered, ownData } from '../lists.ts'

export interface OwnUsers {
  tag: string
  name: (number: number) => string
  email: (number: number) => string
  id: (number: number) => string
}

export function ownUsers(count: number, every: 'file' | 'test' = 'file'): OwnUsers {
  let ids: string[] = []
  const own: OwnUsers = {
    tag: '',
    name: (number) => `${own.tag} ${numbered(number)}`,
    email: (number) => `${own.tag}.${numbered(number)}@example.com`.toLowerCase(),
    id: (number) => ids[number - 1]!,
  }
  ownData(every, {
    make: async (request) => {
      own.tag = newTag()
      const numbers = Array.from({ length: count }, (_, index) => index + 1)
      ids = await inParts(numbers, (number) =>
        addUser(request, { name: own.name(number), email: own.email(number) }),
      )
    },
    remove: async (request) => {
      await inParts(ids, (id) => callApi(request, ['DELETE', `/users/${id}`]))
    },
  })
  return own
}

async function addUser(request: APIRequestContext, draft: object): Promise<string> {
  const answer = await callApi(request, ['POST', '/users'], draft)
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function inParts<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += 10) {
    results.push(...(await Promise.all(items.slice(start, start + 10).map(act))))
  }
  return results
}

export const usersOf = (tag: string) => `/manager/users?searchTerm=${tag}`
