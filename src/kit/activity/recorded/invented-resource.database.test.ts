import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { recordedActions } from '#kit/resource/index.ts'
import { registerActivity, registeredActions } from '#platform/activity/actions.ts'
import { operator } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { id, moment } from '#platform/database/columns.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { createTables } from '#platform/database/test-tables.ts'
import { listActivity, namesOf } from '../index.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const pets = pgTable('recorded_pets', {
  id: id(),
  nickname: text().notNull(),
  deletedAt: moment(),
})
const names = { pet: namesOf(pets, pets.nickname) }

const actions = recordedActions({ name: 'pet', trash: true })
afterAll(registerActivity({ actions, targetTypes: ['pet'] }))

test('a resource that a domain registers is recorded, filtered and named', async () => {
  await createTables(database, { pets })
  const [rex, tom] = [
    '019aa5b0-0000-7000-8000-000000000001',
    '019aa5b0-0000-7000-8000-000000000002',
  ]
  await pool.query(
    `INSERT INTO recorded_pets VALUES ($1, 'Rex the Second', NULL), ($2, 'Tom', now())`,
    [rex, tom],
  )
  const target = (petId: string | undefined, name: string) =>
    ({ type: 'pet', id: petId ?? null, name }) as const
  await record(
    orm,
    operator,
    { action: 'pet.create', target: target(rex, 'Rex') },
    { action: 'pet.delete', target: target(tom, 'Tom') },
  )

  const { items } = await listActivity(database, { targetType: 'pet', limit: 20 }, names)
  expect(items.map((item) => [item.action, item.targetName, item.targetNameToday])).toEqual([
    ['pet.delete', 'Tom', null],
    ['pet.create', 'Rex', 'Rex the Second'],
  ])
  const created = { action: 'pet.create', limit: 20 } as const
  expect((await listActivity(database, created, names)).items).toHaveLength(1)
})

test('a verb can record only what its domain registers', async () => {
  expect(registeredActions()).toEqual(expect.arrayContaining(actions))
  const target = { type: 'pet' }
  await expect(record(orm, operator, { action: 'pet.fly', target })).rejects.toThrow('pet.fly')
  const plant = { action: 'pet.update', target: { type: 'plant' } } as const
  await expect(record(orm, operator, plant)).rejects.toThrow('plant')
})
