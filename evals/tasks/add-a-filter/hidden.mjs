import { expect, test } from 'vitest'
import { book } from '#modules/catalogue/books/book.resource.ts'
import { insertGenre } from '#modules/genres/index.server.ts'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { id: genreId } = await insertGenre(database, { name: 'Novel', colour: 335 })
const manager = await managerOf(database)

test('books are filtered by their format', async () => {
  const { call } = await manager()
  const add = (title, format) => call('POST', '/books', { title, author: 'A', genreId, format })
  expect(await add('One', 'ebook')).toMatchObject({ status: 201, json: { format: 'ebook' } })
  expect(await add('Two', 'hardcover')).toMatchObject({ status: 201 })
  expect(await add('Three', 'scroll')).toMatchObject({ status: 400 })
  await call('POST', '/books', { title: 'Four', author: 'A', genreId })
  const titles = async (format) =>
    (await call('GET', `/books?format=${format}`)).json.items.map(({ title }) => title)
  expect(await titles('ebook')).toEqual(['One'])
  expect(await call('GET', '/books?format=scroll')).toMatchObject({ status: 400 })
  const action = { type: 'setFormat', format: 'audiobook' }
  const changed = await call('POST', '/books/bulk', { filter: { format: 'ebook' }, action })
  expect(changed).toMatchObject({ status: 200, json: { changed: 1 } })
  expect(await titles('audiobook')).toEqual(['One'])
  expect(book.fields.format.filter).toBe(true)
})
