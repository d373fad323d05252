import { beforeEach, expect, test } from 'vitest'
import { listBooks } from '#modules/catalogue/books/index.server.ts'
import { shelfOn } from '#modules/catalogue/books/test-books.server.ts'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { listLetters } from './list-letters.server.ts'

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

test('a filter by what is no genre is refused', async () => {
  const { call } = await manager()
  expect((await call('GET', '/books/letters?genreId=novel')).status).toBe(400)
  const unknownId = '019aa5b0-0000-7000-8000-000000000001'
  expect((await call('GET', `/books/letters?genreId=${unknownId}`)).status).toBe(400)
})
