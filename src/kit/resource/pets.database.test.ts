import {
  type AnyPgColumn,
  boolean as yesOrNo,
  date as day,
  doublePrecision,
  integer,
  pgTable,
  text as words,
  uuid,
} from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { registerActivity } from '#platform/activity/actions.ts'
import { operator } from '#platform/activity/actor.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { createTables } from '#platform/database/test-tables.ts'
import {
  resourceColumns,
  resourceIndexes,
  searchColumns,
  serveResource,
  sortKeyColumn,
} from './index.server.ts'
import {
  boolean,
  choice,
  date,
  defineResource,
  email,
  hue,
  longText,
  number,
  recordedActions,
  reference,
  text,
  url,
  year,
} from './index.ts'
import { testResource } from './test-resource.server.ts'

const pet = defineResource('pet', {
  path: 'pets',
  nameField: 'name',
  fields: {
    name: text({ required: true, search: 'words', sort: true, max: 80 }),
    species: choice(['dog', 'cat', 'bird'], { required: true, filter: true, bulk: true }),
    keeperId: reference('keeper', { filter: true }),
    isTame: boolean({ filter: true }),
    bornOn: date({ sort: true }),
    foundIn: year({ sort: true }),
    weight: number({ min: 0, sort: true }),
    email: email({}),
    page: url({}),
    colour: hue({}),
    notes: longText({ listed: false }),
  },
  unique: { fields: ['name'], at: 'name', message: 'Name already used' },
})

const keepers = pgTable('keepers', { ...resourceColumns, name: words().notNull() })

const pets = pgTable(
  'pets',
  {
    ...resourceColumns,
    name: words().notNull(),
    species: words().notNull(),
    keeperId: uuid().references(() => keepers.id),
    isTame: yesOrNo(),
    bornOn: day({ mode: 'string' }),
    foundIn: integer(),
    weight: doublePrecision(),
    email: words(),
    page: words(),
    colour: integer(),
    notes: words(),
    nameKey: sortKeyColumn((): AnyPgColumn => pets.name),
    ...searchColumns((): AnyPgColumn[] => [pets.name]),
  },
  (columns) => resourceIndexes(pet, columns),
)

registerActivity({ actions: recordedActions(pet), targetTypes: [pet.name] })

const database = await testDatabase()
await createTables(database, { keepers, pets })
const [keeper] = await database.orm.insert(keepers).values({ name: 'Ada' }).returning()

const served = serveResource(pet, {
  table: pets,
  references: { keeperId: { table: keepers, name: keepers.name } },
})

testResource(database, served, { keeper: keeper?.id })

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
