import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { testDatabase } from '#server/database/test-database.ts'
import { createGenre } from './create-genre.server.ts'
import { genreDraftSchema } from './genre.ts'
import { listGenres } from './list-genres.server.ts'

const database = await testDatabase()

test('spec 5: a genre has a name, and no other genre has it, whatever its case', async () => {
  const messageOf = (draft: unknown) =>
    z.safeParse(genreDraftSchema, draft).error?.issues[0]?.message
  expect(messageOf({ colour: 1 })).toBe('Name is required')
  expect(messageOf({ name: ' ', colour: 1 })).toBe('Name is required')
  expect(messageOf({ name: 'Épopée', colour: 1 })).toBeUndefined()

  await createGenre(database, { name: 'Épopée', colour: 30 })
  await expect(createGenre(database, { name: 'ÉPOPÉE', colour: 40 })).rejects.toMatchObject({
    status: 409,
    message: 'Genre already exists',
    details: { fields: { name: 'Genre already exists' } },
  })
})

test('genres come by their names, as a reader sorts', async () => {
  for (const name of ['Essay', 'drama', 'Zine']) await createGenre(database, { name, colour: 0 })
  const names = (await listGenres(database)).map(({ name }) => name)
  expect(names).toEqual(['drama', 'Épopée', 'Essay', 'Zine'])
})
