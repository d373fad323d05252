import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import * as field from '#kit/resource/index.ts'
import { registerActivity } from '#platform/activity/actions.ts'
import { operator } from '#platform/activity/actor.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { id, times } from '#platform/database/columns.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { createTables } from '#platform/database/test-tables.ts'
import { requiredLine } from '#rules/text.ts'
import { importResource } from './import-resource.server.ts'
import type { Problem } from './import-result.ts'
import type { ImportWish } from './run-import.server.ts'

const makers = pgTable('imported_makers', { id: id(), name: text().notNull() })
const machines = pgTable('imported_machines', {
  id: id(),
  name: text().notNull(),
  line: text(),
  makerId: uuid().references(() => makers.id),
  builtYear: integer(),
  isElectric: boolean(),
  checkedOn: date(),
  version: integer().notNull().default(1),
  ...times,
})

const database = await testDatabase()
const { pool } = database
await createTables(database, { makers, machines })
beforeEach(async () => {
  await pool.query('TRUNCATE imported_machines, imported_makers')
  await pool.query(`INSERT INTO imported_makers (name) VALUES ('Babbage & Sons')`)
})

const machine = {
  name: 'machine',
  path: 'machines',
  nameField: 'name',
  fields: {
    name: field.text({ required: true, importNames: ['Machine'] }),
    line: field.text({ label: { en: 'Series', fr: 'Gamme', ar: 'السلسلة', sw: 'Mfululizo' } }),
    makerId: field.reference('maker', {}),
    builtYear: field.year({}),
    isElectric: field.boolean({}),
    checkedOn: field.date({}),
  },
  trash: false,
  metadata: true,
}
const unique = { fields: ['name', 'line'], at: 'name', message: 'Repeats line 2 of the file' }
const options = { table: machines }
registerActivity({ actions: field.recordedActions(machine), targetTypes: [machine.name] })
const maker = { name: makers.name, rule: requiredLine('Maker is required') }

const importOf = (...[resource, given]: Parameters<typeof importResource>) => {
  const imported = importResource(resource, given)
  return async (file: string, wish: Partial<ImportWish> = {}) => {
    const problems: Problem[] = []
    const counts = await imported.run(
      database,
      imported.read(bytesOf(file), 'csv'),
      { by: operator, dryRun: false, update: false, ...wish },
      {
        onProblem: (problem) => void problems.push(problem),
        onVacuumFailed: (error) => expect.fail(error.message),
      },
    )
    return { ...counts, problems: problems.map(({ line, code, message }) => [line, code, message]) }
  }
}

async function* bytesOf(file: string) {
  yield await Promise.resolve(Buffer.from(file))
}

async function stored() {
  const { rows } = await pool.query<object>(
    `SELECT machines.name, line, makers.name AS maker, built_year AS year, is_electric AS electric,
       checked_on::text AS checked, version
     FROM imported_machines AS machines LEFT JOIN imported_makers AS makers ON makers.id = maker_id ORDER BY machines.id`,
  )
  return rows
}

const engine = {
  name: 'Engine',
  line: 'Analytical',
  maker: 'Babbage & Sons',
  year: 1837,
  electric: false,
  checked: '2026-01-31',
  version: 1,
}
const empty = { line: null, maker: null, year: null, electric: null, checked: null, version: 1 }
const none = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, problems: [] }

describe('any resource is imported by its description', () => {
  test.each(['Series', 'Gamme', 'السلسلة', 'Mfululizo'])(
    'a column is known by the label %s of its field',
    async (label) => {
      const run = importOf(machine, { ...options, references: { makerId: maker } })
      await run(`Machine,${label}\nEngine,Analytical\n`)
      expect(await stored()).toMatchObject([{ name: 'Engine', line: 'Analytical' }])
    },
  )

  test('without a unique rule, every line is a new record', async () => {
    const run = importOf(machine, { ...options, references: { makerId: maker } })
    const file =
      'Machine,line,maker,builtYear,isElectric,checkedOn\n' +
      'Engine,Analytical,babbage & sons,1837,false,2026-01-31\n'
    const again = `${file}Engine,,,,,\n`
    expect(await run(file, { dryRun: true })).toEqual({ ...none, read: 1, created: 1 })
    expect(await run(file)).toEqual({ ...none, read: 1, created: 1 })
    expect(await run(again, { update: true })).toEqual({ ...none, read: 2, created: 2 })
    expect(await stored()).toEqual([engine, engine, { ...empty, name: 'Engine' }])
  })

  test('a line is rejected for a value of another kind and for an unknown reference', async () => {
    const run = importOf(machine, { ...options, references: { makerId: maker } })
    const file =
      'name,maker,builtYear,isElectric,checkedOn\n' +
      'A,Nobody,,,\nB,,0,,\nC,,,perhaps,\nD,,,,soon\n,,,,\nE,,soon,,\n,Nobody,,1,\n'
    const problems = [
      [3, 'YEAR_ZERO', 'There’s no year 0. For 1 BC, enter -1'],
      [4, 'IS_ELECTRIC_INVALID', 'Is electric is invalid'],
      [5, 'CHECKED_ON_INVALID', 'Checked on is invalid'],
      [7, 'YEAR_INVALID', 'Year is invalid'],
      [8, 'REQUIRED', 'Name is required'],
      [2, 'MAKER_UNKNOWN', 'Maker not found'],
    ]
    const counts = { ...none, read: 6, rejected: 6, problems }
    expect(await run(file, { dryRun: true })).toEqual(counts)
    expect(await run(file)).toEqual(counts)
  })

  test('a reference creates what is missing, where the import may', async () => {
    const run = importOf(machine, { ...options, references: { makerId: { ...maker, create: {} } } })
    const file = 'name,maker\nA,Lovelace\nB,lovelace\nC,\n'
    const counts = { ...none, read: 3, created: 3, makersCreated: 1 }
    expect(await run(file, { dryRun: true })).toEqual(counts)
    expect(await run(file)).toEqual(counts)
    const makerOfEach = [{ maker: 'Lovelace' }, { maker: 'Lovelace' }, { maker: null }]
    expect(await stored()).toMatchObject(makerOfEach)
  })

  test('with a unique rule, the same record is rejected or updated; a missing value is never the same', async () => {
    await pool.query(
      'CREATE UNIQUE INDEX machines_unique ON imported_machines (unique_text(name), unique_text(line))',
    )
    onTestFinished(async () => void (await pool.query('DROP INDEX machines_unique')))
    const { makerId: _, ...fields } = machine.fields
    const run = importOf({ ...machine, fields, unique }, options)
    const file = 'name,line,builtYear\nEngine,One,1837\nengine,one,1840\nLoom,,\nLoom,,\n'
    const problems = [[3, 'NAME_TAKEN', 'Repeats line 2 of the file']]
    const first = { ...none, read: 4, created: 3, rejected: 1, problems }
    expect(await run(file, { dryRun: true })).toEqual(first)
    expect(await run(file)).toEqual(first)
    const second = { ...none, read: 4, created: 2, updated: 2 }
    expect(await run(file, { dryRun: true, update: true })).toMatchObject({ read: 4, created: 2 })
    await pool.query(`UPDATE imported_machines SET built_year = 1 WHERE line = 'One'`)
    expect(await run(file, { update: true })).toEqual(second)
    expect(await stored()).toMatchObject([
      { name: 'engine', line: 'one', year: 1840, version: 3 },
      { ...empty, name: 'Loom' },
      { ...empty, name: 'Loom' },
      { ...empty, name: 'Loom' },
      { ...empty, name: 'Loom' },
    ])
  })

  test('an import is recorded under the name of its resource', async () => {
    const news = recordOf(database)
    await news()
    await importOf({ ...machine, fields: { name: machine.fields.name } }, options)('name\nA\n')
    const after = { read: 1, created: 1, updated: 0, rejected: 0 }
    expect(await news()).toMatchObject([{ action: `${machine.name}.import`, after }])
  })

  test('a description and a table that do not fit are refused at the start', () => {
    expect(() => importResource(machine, options)).toThrow('what makerId refers to')
    const fields = { ...machine.fields, price: field.number({}) }
    const given = { ...options, references: { makerId: maker } }
    expect(() => importResource({ ...machine, fields }, given)).toThrow('no column for price')
  })
})
