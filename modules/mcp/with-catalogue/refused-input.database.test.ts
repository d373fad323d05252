import { afterAll, expect, test } from 'vitest'
import { makeKey, scopesOf } from '#modules/api-keys/test-keys.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveMcp } from '../test-mcp.server.ts'

const database = await testDatabase()
await database.orm
  .insert(users)
  .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })
const product = await serveMcp(database, afterAll)
const manager = await product.signedIn('ada@example.com')
const { key } = await makeKey(manager, scopesOf('admin'))
const { call } = await product.clientFor(key)
const aList: unknown = expect.stringMatching(/^Must be one of: .+, /)
const id = '019aa5b0-0000-7000-8000-00000000ffff'

test.each([
  [
    'create_book',
    { title: 7, genreId: 'novel', isbn: '1', price: 3 },
    {
      title: 'Title is required',
      author: 'Author is required',
      genreId: 'Genre not found',
      isbn: 'ISBN is invalid',
      price: 'Unknown field',
    },
  ],
  ['update_book', { id: 'x' }, { id: 'Must be an ID', version: 'Required' }],
  ['bulk_edit_books', {}, { ids: 'Required', action: 'Required' }],
  ['bulk_edit_books', { ids: ['x', id], action: { type: 'delete' } }, { 'ids.0': 'Must be an ID' }],
  ['bulk_edit_books', { ids: [id], action: { type: 'burn' } }, { 'action.type': aList }],
  [
    'bulk_edit_books',
    { filter: { genreId: 'novel' }, action: { type: 'delete' }, dryRun: 'no' },
    { dryRun: 'Must be true or false' },
  ],
  [
    'bulk_edit_books',
    { filter: { publishedYear: 'soon' }, action: { type: 'delete' } },
    { 'filter.publishedYear': 'Expected a number or a range, as 1900..1950, 1900.. or ..1950' },
  ],
  [
    'import_books',
    { content: 7, format: 'pdf', sheet: 1 },
    { content: 'Must be text', format: 'Must be one of: csv, jsonl', sheet: 'Unknown field' },
  ],
  ['search_books', { limit: 1000, sort: 'price' }, { limit: 'At most 100', sort: aList }],
])('%s with %j names each field that it refuses, and says why', async (tool, input, fields) => {
  const { isError, content } = await call(tool, input)
  expect({ isError, ...content }).toMatchObject({ isError: true, code: 'VALIDATION_ERROR', fields })
})
