import { beforeEach, expect, test, vi } from 'vitest'
import { testResource } from '#kit/resource/test-resource.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { genresOnServer, insertGenre, listGenres } from './genres.server.ts'
import { countGenres } from './list/count-genres.server.ts'

const database = await testDatabase()
const { pool } = database
beforeEach(() => pool.query('DELETE FROM books; DELETE FROM genres'))

testResource(database, genresOnServer)

async function addGenres() {
  for (const name of ['Essay', 'drama', 'Épopée', 'Zine']) {
    await insertGenre(database, { name, colour: 0 })
  }
}

test('genres come by their names, as a reader sorts', async () => {
  await addGenres()
  const names = (await listGenres(database)).map(({ name }) => name)
  expect(names).toEqual(['drama', 'Épopée', 'Essay', 'Zine'])
})

test('each tells how many books it has, and many are not counted at once again', async () => {
  await addGenres()
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
