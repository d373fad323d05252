import { expect, test } from 'vitest'
import { insertGenre } from '#modules/genres/index.server.ts'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { id: genreId } = await insertGenre(database, { name: 'Novel', colour: 335 })
const manager = await managerOf(database)
const book = { title: 'Moby-Dick', author: 'Herman Melville', genreId }

test('a subtitle is stored, listed, exported, cleared and refused', async () => {
  const { call, browser } = await manager()
  const made = await call('POST', '/books', { ...book, subtitle: ' The Whale ' })
  expect(made).toMatchObject({ status: 201, json: { subtitle: 'The Whale' } })
  const listed = await call('GET', '/books')
  expect(listed.json.items).toMatchObject([{ title: 'Moby-Dick', subtitle: 'The Whale' }])
  const file = await browser.ask('/api/v1/books/export?format=csv')
  expect(String(file.body).split('\n')[0]).toContain('subtitle')
  const path = `/books/${String(made.json.id)}`
  const cleared = await call('PATCH', path, { version: 1, subtitle: null })
  expect(cleared).toMatchObject({ status: 200, json: { subtitle: null } })
  const long = await call('PATCH', path, { version: 2, subtitle: 'x'.repeat(256) })
  expect(long).toMatchObject({ status: 400, json: { fields: { subtitle: expect.any(String) } } })
})
