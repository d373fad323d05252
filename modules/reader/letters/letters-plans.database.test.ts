import { beforeAll, expect, test } from 'vitest'
import { addManyBooks, shelfOn } from '#modules/catalogue/books/test-books.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { listLetters } from './list-letters.server.ts'

const database = await testDatabase()
const { genreId } = await shelfOn(database)

beforeAll(async () => {
  await addManyBooks(database, genreId)
}, 120_000)

test.each([
  ['all', {}],
  ['one genre', { genreId }],
])('the letters of %s: one book is looked at for each', async (_, filter) => {
  const { letters } = await listLetters({ acting: database }, filter)
  expect(letters.length).toBeGreaterThan(10)
  const plans = await plansOf(database, (watched) => listLetters({ acting: watched }, filter))
  expect(troubles(plans, 'books')).toEqual([])
  expect(lookedAt(plans, 'books')).toBeLessThanOrEqual(letters.length)
})
