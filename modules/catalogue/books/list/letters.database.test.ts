import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { managerOf } from '../../test-manager.server.ts'
import { listBooks, listLetters } from '../books.server.ts'
import { shelfOn } from '../test-books.server.ts'

const database = await testDatabase()
const { add, empty } = await shelfOn(database)
const manager = await managerOf(database)
beforeEach(async () => {
  await empty()
})

const titled = (...titles: string[]) => add(...titles.map((title) => ({ title })))

test('behaviour 17: every letter that a title begins with is there once, in the order of the list', async () => {
  expect(await listLetters({ acting: database }, {})).toEqual({ letters: [] })
  await titled('Emma', 'émile', 'Ethics', 'Anna Karenina', 'Zadig', 'Идиот', 'Бесы', 'ألف ليلة')
  await add({ title: 'Quixote', deletedAt: new Date() })
  expect(await listLetters({ acting: database }, {})).toEqual({
    letters: ['a', 'e', 'z', 'б', 'и', 'ا'],
  })
})

test('behaviour 17: digits and signs before the letters are one, ideographs are one', async () => {
  await titled(
    '1984',
    '“Quoted”',
    '2666',
    'Walden',
    '红楼梦',
    '西游记',
    '三国演义',
    '𠮷野',
    '«Après»',
  )
  const { letters } = await listLetters({ acting: database }, {})
  expect(letters).toEqual(['#', 'w', '三'])
  const { items } = await listBooks({ acting: database }, { from: '三', limit: 3 })
  expect(items.map(({ title }) => title)).toEqual(['三国演义', '红楼梦', '西游记'])
})

test('behaviour 17: the letters of one genre are its own', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO genres (name, colour) VALUES ('Sea', 200) RETURNING id`,
  )
  const sea = rows[0]?.id ?? ''
  await add({ title: 'Moby-Dick', genreId: sea }, { title: 'Emma' })
  expect(await listLetters({ acting: database }, { genreId: sea })).toEqual({ letters: ['m'] })
})

test('behaviour 17: a title made of the highest characters, or of marks alone, ends no walk', async () => {
  await titled('a', 'a\u{10FFFF}b', 'ـ', 'b', '\u{10FFFF}', 'z')
  expect(await listLetters({ acting: database }, {})).toEqual({ letters: ['a', 'b', 'z'] })
})

test('behaviour 17: from each letter of the strip, the list begins with a title that it begins', async () => {
  await titled('1984', '"A', 'Émile', 'Emma', 'Zadig', 'Анна', 'ألف', 'كليلة', '道德經', '한글')
  const { letters } = await listLetters({ acting: database }, {})
  expect(letters).toEqual(['#', 'e', 'z', 'а', 'ا', 'ك', '\u1112', '道'])
  const firsts = { title: [] as unknown[], '-title': [] as unknown[] }
  for (const from of letters) {
    for (const sort of ['title', '-title'] as const) {
      const { items, total } = await listBooks({ acting: database }, { from, sort, limit: 1 })
      firsts[sort].push(items[0]?.title)
      expect(total).toEqual({ count: 10, exact: true })
    }
  }
  const later = ['Zadig', 'Анна', 'ألف', 'كليلة', '한글', '道德經']
  expect(firsts.title).toEqual(['"A', 'Émile', ...later])
  expect(firsts['-title']).toEqual(['1984', 'Emma', ...later])
})

test('behaviour 17: a list that begins in the middle goes on page by page to its end', async () => {
  await titled('Anna', 'Béla', 'Bob', 'Carl', 'Dora')
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
  expect((await call('GET', '/books/letters?genreId=novel')).status).toBe(400)
  const unknownId = '019aa5b0-0000-7000-8000-000000000001'
  expect((await call('GET', `/books/letters?genreId=${unknownId}`)).status).toBe(400)
})
