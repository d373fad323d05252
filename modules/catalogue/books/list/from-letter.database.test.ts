import { beforeEach, expect, test } from 'vitest'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { listBooks } from '../books.server.ts'
import { shelfOn } from '../test-books.server.ts'

const database = await testDatabase()
const { add, empty } = await shelfOn(database)
const manager = await managerOf(database)
beforeEach(async () => {
  await empty()
})

test('behaviour 17: a list that begins in the middle goes on page by page to its end', async () => {
  await add(...['Anna', 'Béla', 'Bob', 'Carl', 'Dora'].map((title) => ({ title })))
  const walk = async (query: { from: string; sort?: 'title' | '-title' }) => {
    const titles: string[] = []
    let cursor: string | undefined
    do {
      const page = await listBooks({ acting: database }, { ...query, limit: 1, cursor })
      titles.push(...page.items.map(({ title }) => title))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    return titles
  }
  expect(await walk({ from: 'b' })).toEqual(['Béla', 'Bob', 'Carl', 'Dora'])
  expect(await walk({ from: 'BÓ' })).toEqual(['Bob', 'Carl', 'Dora'])
  expect(await walk({ from: 'b', sort: '-title' })).toEqual(['Bob', 'Béla', 'Anna'])
  expect(await walk({ from: 'x' })).toEqual([])
})

test('only a list by title begins at a letter', async () => {
  const { call } = await manager()
  const statusOf = async (query: string) => (await call('GET', `/books?${query}`)).status
  for (const good of [
    'from=a',
    'from=a&sort=title',
    'from=%23&sort=-title',
    'from=a&searchTerm=',
  ]) {
    expect([good, await statusOf(good)]).toEqual([good, 200])
  }
  for (const bad of [
    'from=',
    'from=%00',
    `from=${'x'.repeat(11)}`,
    'from=a&sort=author',
    'from=a&searchTerm=b',
  ]) {
    expect([bad, await statusOf(bad)]).toEqual([bad, 400])
  }
  const { json } = await call('GET', '/books?from=a&sort=createdAt')
  expect(json?.['fields']).toEqual({ from: 'Only a list sorted by title can start at a letter' })
})
