import { type AnyPgColumn, pgTable, text as words } from 'drizzle-orm/pg-core'
import { beforeEach, expect, test } from 'vitest'
import {
  resourceColumns,
  resourceIndexes,
  searchColumns,
  serveResource,
  sortKeyColumn,
} from '#kit/resource/index.server.ts'
import { defineResource, text } from '#kit/resource/index.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { createTables } from '#platform/database/test-tables.ts'
import { permissionFor } from '#rules/permissions.ts'
import { daysBefore, figures, readDashboard, withResources } from './index.server.ts'
import { resourcePart } from './server/resource-part.server.ts'

const pet = defineResource('pet', {
  path: 'pets',
  nameField: 'name',
  fields: { name: text({ required: true, search: 'words', sort: true, max: 80 }) },
})

const pets = pgTable(
  'counted_pets',
  {
    ...resourceColumns,
    name: words().notNull(),
    nameKey: sortKeyColumn((): AnyPgColumn => pets.name),
    ...searchColumns((): AnyPgColumn[] => [pets.name]),
  },
  (columns) => resourceIndexes(pet, columns),
)

const database = await testDatabase()
await createTables(database, { pets })
const served = serveResource(pet, { table: pets })

beforeEach(async () => {
  await database.orm.delete(figures)
  await database.orm.delete(pets)
  await database.orm.insert(pets).values([{ name: 'Rex' }, { name: 'Tom' }])
})

test('a described resource has a figure under its path, for callers who may read it', async () => {
  const part = resourcePart(served)
  expect(withResources([], [served])).toMatchObject([{ needs: { pet: ['read'] } }])
  const day = daysBefore(new Date(), 7)
  await database.orm.insert(figures).values({ name: 'pets', day, value: 5 })
  const figure = { count: 2, exact: true, change: { by: -3, since: day }, trend: [5, 2] }
  const caller = { permissions: permissionFor('pet', 'read') }
  expect(await readDashboard([part], { database, caller })).toMatchObject({
    answer: { figures: { pets: figure } },
    items: [{ link: { title: 'pets:caption', to: '/manager/pets' }, figure }],
  })
  const { answer, items } = await readDashboard([part], { database, caller: { permissions: {} } })
  expect([answer.figures, items]).toEqual([{}, []])
})

test('the job stores its count', async () => {
  await database.orm.transaction(async (transaction) => {
    await resourcePart(served).counts?.[0]?.store(transaction)
  })
  expect(await database.orm.select().from(figures)).toMatchObject([{ name: 'pets', value: 2 }])
})

test('a domain that contributes a figure of that name keeps its own', () => {
  const own = { needs: {}, figures: ['pets'], read: () => Promise.resolve({ items: [] }) }
  expect(withResources([own], [served])).toEqual([own])
})
