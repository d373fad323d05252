import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { importChunks, importJob, imports } from '#modules/imports/index.server.ts'
import { type Actor, actorOf, operator } from '#platform/activity/actor.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { permissionFor } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'
import {
  inventionDatabase,
  inventionsOnServer,
  workshops,
  workshopsOnServer,
} from '../tenancy/test-inventions.server.ts'
import { organized } from '../test-organizations.server.ts'
import { inventionImport, inventionsApi } from './test-invention-imports.server.ts'

const inventor = {
  permissions: {
    apps: ['app', 'manager'],
    ...permissionFor('invention', 'read', 'create', 'update', 'delete'),
  },
}
Object.assign(roles, { inventor })
afterAll(() => Reflect.deleteProperty(roles, 'inventor'))

const database = await inventionDatabase()
const router = { ...apiRouter, inventions: inventionsApi }
const product = await organized(database, {}, router, afterAll)
const colleague = (name: string) => product.person(name, { role: 'inventor' })
const [ada, ben] = [await colleague('Ada'), await colleague('Ben')]
const ours = await product.organization(ada, 'Quartz Guild')
const theirs = await product.organization(ben, 'Basalt Guild')

async function callAs({ browser }: typeof ada, verb: string, json: object) {
  const path = `/api/rpc/inventions/imports/${verb}`
  const { status, body } = await browser.send('POST', path, { json })
  return { status, text: String(body) }
}

beforeEach(() => database.pool.query('TRUNCATE inventions CASCADE'))

/** Runs the job that the call leaves. */
async function work() {
  const waiting = await database.orm.select().from(jobs).where(eq(jobs.name, importJob.name))
  for (const { id, input } of waiting) {
    const needed = { database, log: silentLog, config: { adminUserIds: [] } }
    await importJob.run(needed, importJob.input.parse(input))
    await database.orm.delete(jobs).where(eq(jobs.id, id))
  }
}

const rows = () =>
  everyRow<{ name: string }>(
    database,
    'SELECT * FROM inventions WHERE deleted_at IS NULL ORDER BY id',
  )

const kept = async () => (await rows()).map(({ name }) => name)

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

test('an import is shown to its user alone, and imported and undone with their rights', async () => {
  const fields = ['organization', 'name', 'state']
  const file = `${fields.join()}\nquartz-guild,By file,open\nbasalt-guild,Planted,open\n`
  // The API document of the product does not describe the upload of a resource of a test.
  const [uploaded] = await database.orm
    .insert(imports)
    .values({
      resource: 'invention',
      userId: ada.id,
      fileName: 'inventions.csv',
      format: 'csv',
      size: file.length,
      columns: fields.map((name) => ({ name, values: [] })),
      fields,
    })
    .returning({ id: imports.id })
  const id = uploaded?.id ?? ''
  const chunk = { importId: id, place: 0, bytes: Buffer.from(file) }
  await database.orm.insert(importChunks).values(chunk)
  await callAs(ada, 'check', { id, fields, update: false })
  await work()

  const others: [verb: keyof typeof inventionsApi.imports, input: object][] = [
    ['get', { id }],
    ['review', { id }],
    ['check', { id, fields, update: false }],
    ['correct', { id, line: 3, values: {} }],
    ['fix', { id, fixes: [] }],
    ['start', { id }],
    ['cancel', { id }],
    ['undoPreview', { id }],
    ['undo', { id }],
  ]
  expect([...others.map(([verb]) => verb), 'list', 'upload'].toSorted()).toEqual(
    Object.keys(inventionsApi.imports).toSorted(),
  )
  for (const [verb, input] of others) {
    expect([verb, (await callAs(ben, verb, input)).status]).toEqual([verb, 404])
  }
  expect((await callAs(ben, 'list', {})).text).not.toContain(id)
  expect((await callAs(ada, 'list', {})).text).toContain(id)

  await callAs(ada, 'start', { id })
  await work()
  expect((await callAs(ada, 'get', { id })).text).toMatch(/"state":"done".*"created":1/)
  expect(await kept()).toEqual(['By file'])
  await callAs(ada, 'undo', { id })
  await work()
  expect((await callAs(ada, 'get', { id })).text).toMatch(/"undone":\{"removed":1/)
  expect(await kept()).toEqual([])
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
