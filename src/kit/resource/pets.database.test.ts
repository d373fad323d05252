import { expect, test } from 'vitest'
import { operator } from '#platform/activity/actor.ts'
import { petDatabase, pets, served } from './test-pets.server.ts'
import { testResource } from './test-resource.server.ts'

const { database, known } = await petDatabase()

testResource(database, served, known)

const context = { acting: { orm: database.orm, by: operator } }

test('issue 20.1: an unknown reference is a mistake in its field', async () => {
  const draft = {
    name: 'Rex',
    species: 'dog',
    keeperId: '019aa5b0-0000-7000-8000-00000000ffff',
  } as const
  await expect(served.verbs.create(context, draft)).rejects.toMatchObject({
    status: 400,
    details: { fields: { keeperId: 'Keeper not found' } },
  })
})

test('issue 20.1: records without a number or a day come last in both directions', async () => {
  await database.orm.delete(pets)
  for (const [name, weight, bornOn] of [
    ['Rex', 12.5, '2020-05-01'],
    ['Tom', null, null],
    ['Kit', 0.5, '2024-02-29'],
  ] as const) {
    await served.verbs.create(context, { name, species: 'cat', weight, bornOn })
  }
  const names = async (sort: 'weight' | '-weight' | 'bornOn' | '-bornOn') =>
    (await served.verbs.list(context, { sort, limit: 10 })).items.map(({ name }) => name)
  expect(await names('weight')).toEqual(['Kit', 'Rex', 'Tom'])
  expect(await names('-weight')).toEqual(['Rex', 'Kit', 'Tom'])
  expect(await names('bornOn')).toEqual(['Rex', 'Kit', 'Tom'])
  expect(await names('-bornOn')).toEqual(['Kit', 'Rex', 'Tom'])
})

test('issue 20.1: one field of many records is set at once', async () => {
  const action = { type: 'setSpecies', species: 'bird' } as const
  expect(await served.verbs.bulk(context, { filter: {}, action })).toMatchObject({ changed: 3 })
  const { items } = await served.verbs.list(context, { species: 'bird', limit: 10 })
  expect(items).toHaveLength(3)
})
