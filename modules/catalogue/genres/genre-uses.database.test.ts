import { beforeEach, describe, expect, test, vi } from 'vitest'
import { insertGenre, listGenres } from '#modules/genres/index.server.ts'
import { countGenres } from '#modules/genres/served/index.server.ts'
import { genresOn } from '#modules/genres/test-genres.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { addBooks } from './test-books-of.server.ts'

const database = await testDatabase()
const { pool } = database
const { begin, call, news, newGenre, itemsOf } = await genresOn(database)

beforeEach(begin)

describe('genres with books are not deleted', () => {
  test.each(['books on the shelf', 'books in the trash'])(
    'a genre with %s is not deleted',
    async (where) => {
      const id = await newGenre('Verse')
      await (where === 'books on the shelf'
        ? addBooks(database, id, 1)
        : addBooks(database, id, 0, 1))
      await news()
      expect(await call('DELETE', `/genres/${id}`)).toMatchObject({
        status: 409,
        json: { code: 'GENRE_HAS_BOOKS' },
      })
      expect(await news()).toEqual([])
    },
  )

  test('a bulk deletion reports each genre that has books', async () => {
    const [empty, full] = [await newGenre('One'), await newGenre('Two')]
    await addBooks(database, full, 1)
    await news()
    const bulk = { ids: [empty, full], action: { type: 'delete' } }
    expect(await call('POST', '/genres/bulk', bulk)).toMatchObject({
      status: 200,
      json: { changed: 1, failed: [{ id: full, code: 'GENRE_HAS_BOOKS' }], total: 2 },
    })
    expect((await itemsOf()).map(({ name }) => name)).toEqual(['Two'])
    const before = { name: 'One', colour: 20 }
    expect(await news()).toMatchObject([{ action: 'genre.delete', targetId: empty, before }])
  })
})

test('each genre tells how many books it has, and many are not counted at once again', async () => {
  for (const name of ['Essay', 'drama', 'Épopée', 'Zine']) {
    await insertGenre(database, { name, colour: 0 })
  }
  const add = (genre: string, count: number) =>
    pool.query(
      `INSERT INTO books (title, author, genre_id) SELECT $1 || n, 'Nobody', genres.id
       FROM genres, generate_series(1, $2) AS n WHERE genres.name = $1`,
      [genre, count],
    )
  const counts = async () =>
    Object.fromEntries((await countGenres(database)).map(({ name, books }) => [name, books]))
  await add('drama', 3)
  await pool.query(`UPDATE books SET deleted_at = now() WHERE title = 'drama1'`)
  await add('Essay', 10_001)
  await add('Zine', 1001)
  const [many, more, two, none] = [
    { count: 10_000, exact: false },
    { count: 1001, exact: true },
    { count: 2, exact: true },
    { count: 0, exact: true },
  ]
  expect(await counts()).toEqual({ drama: two, Épopée: none, Essay: many, Zine: more })

  const asked = vi.spyOn(pool, 'query')
  expect(await counts()).toEqual({ drama: two, Épopée: none, Essay: many, Zine: more })
  const [drama, , essay, zine] = await listGenres(database)
  const said = JSON.stringify(asked.mock.calls)
  const isCounted = (genre: { id: string } | undefined) => said.includes(`${genre?.id}`)
  expect([drama, essay, zine].map(isCounted)).toEqual([true, false, false])
  asked.mockRestore()
  await pool.query(`DELETE FROM books WHERE title LIKE 'Essay%'`)
  await vi.waitFor(async () => expect(await counts()).toMatchObject({ Essay: none }), 30_000)
})
