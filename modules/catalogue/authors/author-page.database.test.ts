import { beforeEach, expect, test } from 'vitest'
import { addManyBooks, shelfOn } from '#modules/catalogue/books/test-books.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plansOf, troubles } from '#platform/list/test-plans.ts'
import { authors } from './author.table.server.ts'
import { readAuthorPage } from './read-author-page.server.ts'

const database = await testDatabase()
const { add, empty, genreId } = await shelfOn(database)

beforeEach(async () => {
  await empty()
  await database.orm.delete(authors)
})

test('the books of an author come by year, however the name is written', async () => {
  await add(
    { title: 'Undated', author: 'Zoe' },
    { title: 'Late', author: 'ZOË', publishedYear: 1900, openingLine: 'It began.' },
    { title: 'Ancient', author: 'Zoë', publishedYear: -20 },
    { title: 'Gone', author: 'Zoë', publishedYear: 1, deletedAt: new Date() },
    { title: 'Of another', author: 'Zoë Akins', publishedYear: 2 },
  )
  const page = await readAuthorPage(database, 'zoé')
  expect(page?.books.map(({ title }) => title)).toEqual(['Ancient', 'Late', 'Undated'])
  expect(page).toMatchObject({
    name: 'Zoë',
    bornYear: null,
    total: { count: 3, exact: true },
    opening: { title: 'Late', openingLine: 'It began.' },
  })

  await database.orm.insert(authors).values({ name: 'Zoë', bornYear: -60, about: 'Of Byzantium' })
  expect(await readAuthorPage(database, 'ZOE')).toMatchObject({
    name: 'Zoë',
    bornYear: -60,
    diedYear: null,
    about: 'Of Byzantium',
  })
})

test('an author without books on the shelf has no page', async () => {
  await database.orm.insert(authors).values({ name: 'Ann Onymous' })
  await add({ title: 'Gone', author: 'Ann Onymous', deletedAt: new Date() })
  expect(await readAuthorPage(database, 'Ann Onymous')).toBeNull()
})

test('two names that differ only in case and accents are one author', async () => {
  await database.orm.insert(authors).values({ name: 'Zoë' })
  const again = database.orm.insert(authors).values({ name: 'ZOE' })
  await expect(again).rejects.toMatchObject({ cause: { constraint: 'authors_unique' } })
})

test('of many books an index gives a bounded part', async () => {
  await addManyBooks(database, genreId)
  await database.pool.query(
    `INSERT INTO books (title, author, genre_id) SELECT 'By all ' || n, 'Anonymous', $1 FROM generate_series(1, 10100) AS n`,
    [genreId],
  )
  await database.pool.query('VACUUM ANALYZE books')
  const page = await readAuthorPage(database, 'Anonymous')
  expect(page?.books).toHaveLength(60)
  expect(page?.total).toEqual({ count: 10_000, exact: false })
  const plans = await plansOf(database, (watched) => readAuthorPage(watched, 'Anonymous'))
  expect(troubles(plans, 'books')).toEqual([])
  expect(JSON.stringify(plans)).toContain('books_author')
}, 120_000)
