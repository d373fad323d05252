import { beforeEach, expect, test } from 'vitest'
import { testResource } from '#kit/resource/test-resource.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { genresOnServer } from './genres.server.ts'
import { insertGenre, listGenres } from './list-genres.server.ts'

const database = await testDatabase()
const { pool } = database
beforeEach(() => pool.query('TRUNCATE genres CASCADE'))

testResource(database, genresOnServer)

test('genres come by their names, as a reader sorts', async () => {
  for (const name of ['Essay', 'drama', 'Épopée', 'Zine']) {
    await insertGenre(database, { name, colour: 0 })
  }
  const names = (await listGenres(database)).map(({ name }) => name)
  expect(names).toEqual(['drama', 'Épopée', 'Essay', 'Zine'])
})
