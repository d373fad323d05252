import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Actor, actorOf, operator } from '#platform/activity/actor.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import {
  inventionsOnServer,
  workshops,
  workshopsOnServer,
} from '../tenancy/test-inventions.server.ts'
import { inventionImport } from './test-invention-imports.server.ts'
import { tenantImports } from './test-tenant-imports.server.ts'

const { database, product, colleague, ada, ben, ours, theirs, rows, kept, ...acts } =
  await tenantImports(afterAll)
const { callAs, checked, work, fields, verbs } = acts

beforeEach(() => database.pool.query('TRUNCATE inventions CASCADE'))

async function importAs(by: Actor, file: string, update = false) {
  const problems: unknown[] = []
  const counts = await inventionImport.run(
    database,
    inventionImport.read(new Blob([file]).stream(), 'csv'),
    { by, dryRun: false, update },
    {
      onProblem: (problem) => void problems.push(problem),
      onVacuumFailed: (error) => expect.fail(error.message),
    },
  )
  return { counts, problems }
}

test('an import is shown to its user alone, and imported with their rights', async () => {
  const id = await checked()
  const inputs: Record<string, object> = {
    check: { fields, update: false },
    correct: { line: 3, values: {} },
    fix: { fixes: [] },
  }
  for (const verb of verbs) {
    if (verb === 'list' || verb === 'upload') continue
    const { status } = await callAs(ben, verb, { id, ...inputs[verb] })
    expect([verb, status]).toEqual([verb, 404])
  }

  await callAs(ada, 'start', { id })
  await work()
  expect((await callAs(ada, 'get', { id })).text).toMatch(/"state":"done".*"created":1/)
  expect(await kept()).toEqual(['By file'])
})

test('an import neither adds to records of others nor changes them, and says that there is no such organization', async () => {
  const draft = { organizationId: ours.id, name: 'Secret kept', state: 'open' as const }
  const acting = { orm: database.orm, by: actorOf(ada) }
  const { id } = await inventionsOnServer.verbs.create({ acting }, draft)
  for (const update of [false, true]) {
    const file =
      'organization,name,state\nquartz-guild,Secret kept,done\nquartz-guild,Planted,open\n'
    const { counts, problems } = await importAs(actorOf(ben), file, update)
    expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 0, rejected: 2 })
    expect(problems).toMatchObject([
      { code: 'ORGANIZATION_UNKNOWN' },
      { code: 'ORGANIZATION_UNKNOWN' },
    ])
  }
  expect(await rows()).toMatchObject([{ id, name: 'Secret kept', state: 'open' }])
})

test('the operator imports records of each organization', async () => {
  const { counts } = await importAs(
    operator,
    'organization,name\nquartz-guild,Given\nno-guild,Lost\n',
  )
  expect(counts).toMatchObject({ created: 1, rejected: 1 })
  expect(await kept()).toEqual(['Given'])
})

test('a line finds the workshops of its own organization only, even if its user or the operator sees others', async () => {
  await workshopsOnServer.within({ orm: database.orm, by: operator }, (orm) =>
    orm.insert(workshops).values([
      { organizationId: ours.id, name: 'Foundry' },
      { organizationId: theirs.id, name: 'Foundry' },
      { organizationId: theirs.id, name: 'Kiln' },
    ]),
  )
  const cleo = await colleague('Cleo')
  await product.joins(ours.id, cleo, 'member')
  await product.joins(theirs.id, cleo, 'member')
  const file =
    'organization,name,workshop\nquartz-guild,Lens,foundry\nbasalt-guild,Vase,foundry\nquartz-guild,Lost,Kiln\n'
  for (const [at, by] of [actorOf(cleo), operator].entries()) {
    const { counts, problems } = await importAs(by, file, true)
    expect(counts).toMatchObject({ [at === 0 ? 'created' : 'unchanged']: 2, rejected: 1 })
    expect(problems).toMatchObject([{ line: 4, code: 'WORKSHOP_UNKNOWN' }])
  }
  const alone = await importAs(actorOf(ada), 'organization,name,workshop\nquartz-guild,Pot,Kiln\n')
  expect(alone.problems).toMatchObject([{ line: 2, code: 'WORKSHOP_UNKNOWN' }])
  const crossing = `SELECT inventions.name FROM inventions JOIN workshops ON workshops.id = workshop_id
    WHERE workshops.organization_id = inventions.organization_id ORDER BY 1`
  expect(await everyRow(database, crossing)).toEqual([{ name: 'Lens' }, { name: 'Vase' }])
})
