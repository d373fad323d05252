import {
  type AnyPgColumn,
  bigint,
  boolean as yesOrNo,
  date as day,
  doublePrecision,
  integer,
  pgTable,
  text as words,
  uuid,
} from 'drizzle-orm/pg-core'
import { registerActivity } from '#platform/activity/actions.ts'
import { instant } from '#platform/database/columns.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { createTables } from '#platform/database/test-tables.ts'
import {
  linkTable,
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
  dateTime,
  defineResource,
  email,
  hue,
  longText,
  money,
  number,
  recordedActions,
  reference,
  references,
  text,
  url,
  year,
} from './index.ts'

/** A resource with a field of every kind. */
export const pet = defineResource('pet', {
  path: 'pets',
  nameField: 'name',
  fields: {
    name: text({ required: true, search: 'words', sort: true, max: 80 }),
    species: choice(['dog', 'cat', 'bird'], { required: true, filter: true, bulk: true }),
    keeperId: reference('keeper', { filter: true }),
    toyIds: references('toy', { filter: true }),
    isTame: boolean({ filter: true }),
    bornOn: date({ sort: true }),
    seenAt: dateTime({ sort: true }),
    foundIn: year({ sort: true }),
    weight: number({ min: 0, sort: true }),
    price: money('EUR', { sort: true }),
    email: email({}),
    page: url({}),
    colour: hue({}),
    notes: longText({ listed: false }),
  },
  unique: { fields: ['name'], at: 'name', message: 'Name already used' },
})

/** Their names are unusual: a product may have pets of its own. */
const keepers = pgTable('described_keepers', { ...resourceColumns, name: words().notNull() })

export const toys = pgTable('described_toys', { ...resourceColumns, name: words().notNull() })

export const pets = pgTable(
  'described_pets',
  {
    ...resourceColumns,
    name: words().notNull(),
    species: words().notNull(),
    keeperId: uuid().references(() => keepers.id),
    isTame: yesOrNo(),
    bornOn: day({ mode: 'string' }),
    seenAt: instant(),
    foundIn: integer(),
    weight: doublePrecision(),
    price: bigint({ mode: 'number' }),
    email: words(),
    page: words(),
    colour: integer(),
    notes: words(),
    nameKey: sortKeyColumn((): AnyPgColumn => pets.name),
    ...searchColumns((): AnyPgColumn[] => [pets.name]),
  },
  (columns) => resourceIndexes(pet, columns),
)

const petToys = linkTable('described_pet_toys', { owner: () => pets.id, target: () => toys.id })

export const petReferences = {
  keeperId: { table: keepers, name: keepers.name },
  toyIds: { table: toys, name: toys.name, links: petToys },
}

export const served = serveResource(pet, { table: pets, references: petReferences })

export async function petDatabase() {
  registerActivity({ actions: recordedActions(pet), targetTypes: [pet.name] })
  const database = await testDatabase()
  await createTables(database, { keepers, pets, toys, petToys })
  const [keeper] = await database.orm.insert(keepers).values({ name: 'Ada' }).returning()
  const [ball] = await database.orm.insert(toys).values({ name: 'Ball; red' }).returning()
  return { database, known: { keeper: keeper?.id, toy: ball?.id } }
}
