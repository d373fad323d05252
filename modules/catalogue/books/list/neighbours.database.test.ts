import { beforeEach, expect, test } from 'vitest'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { BookSummary } from '../book.resource.ts'
import { shelfOn } from '../test-books.server.ts'
import { listNeighbours } from './list-neighbours.server.ts'

const database = await testDatabase()
const { add, empty } = await shelfOn(database)
const manager = await managerOf(database)
beforeEach(async () => {
  await empty()
})

const { rows } = await database.pool.query<{ id: string }>(
  `INSERT INTO genres (name, colour) VALUES ('Sea', 200) RETURNING id`,
)
const sea = rows[0]?.id ?? ''
const letters = 'abcdefghijklmnopqrst'.split('')
const titles = (books: BookSummary[]) => books.map(({ title }) => title)

test('others of the genre come in the order of their titles, from the book on and around', async () => {
  const shelf = await add(...letters.map((title) => ({ title, author: `of ${title}` })))
  await add({ title: 'elsewhere', genreId: sea })
  const around = async (title: string) => {
    const book = shelf.find((one) => one.title === title)
    return listNeighbours(database, book?.id ?? '')
  }
  expect(titles((await around('c')).genre).join('')).toBe('defghijklmno')
  expect(titles((await around('r')).genre).join('')).toBe('stabcdefghij')
  expect((await around('c')).author).toEqual([])
})

test('others by the author, however their name is written, are not repeated among the genre', async () => {
  const [emma] = await add(
    { title: 'Emma', author: 'Zoë' },
    { title: 'Persuasion', author: 'ZOE', genreId: sea },
    { title: 'Evelina', author: 'zoé' },
    { title: 'Gone', author: 'Zoë', deletedAt: new Date() },
    { title: 'Frankenstein', author: 'Mary' },
  )
  const { author, genre } = await listNeighbours(database, emma?.id ?? '')
  expect(titles(author).toSorted()).toEqual(['Evelina', 'Persuasion'])
  expect(titles(genre)).toEqual(['Frankenstein'])
})

test('of an author who wrote the whole genre, the genre still shows twelve others', async () => {
  const [first] = await add(...letters.map((title) => ({ title })))
  await add(...letters.map((title) => ({ title: `${title} too` })))
  const { author, genre } = await listNeighbours(database, first?.id ?? '')
  const ids = [...author, ...genre].map(({ id }) => id)
  expect([author.length, genre.length, new Set(ids).size]).toEqual([12, 12, 24])
  expect(ids).not.toContain(first?.id)
})

test('a book that is not in the list has no neighbours', async () => {
  const { call } = await manager()
  const [gone, emma] = await add({ title: 'Gone', deletedAt: new Date() }, { title: 'Emma' })
  expect(await call('GET', `/books/${gone?.id}/neighbours`)).toMatchObject({
    status: 404,
    json: { code: 'NOT_FOUND' },
  })
  expect(await call('GET', `/books/${emma?.id}/neighbours`)).toMatchObject({
    status: 200,
    json: { author: [], genre: [] },
  })
  expect((await call('GET', '/books/1/neighbours')).status).toBe(400)
})
