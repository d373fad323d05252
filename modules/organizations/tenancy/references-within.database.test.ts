import { afterAll, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { actorOf, operator } from '#platform/activity/actor.ts'
import { permissionFor } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'
import { organized } from '../test-organizations.server.ts'
import {
  inventionDatabase,
  inventions,
  inventionsApi,
  inventionsOnServer,
  workshops,
  workshopsApi,
  workshopsOnServer,
} from './test-inventions.server.ts'

const actions = ['read', 'create', 'update', 'delete'] as const
const inventor = {
  permissions: {
    apps: ['app', 'manager'],
    ...permissionFor('invention', ...actions),
    ...permissionFor('workshop', ...actions),
  },
}
Object.assign(roles, { inventor })
afterAll(() => Reflect.deleteProperty(roles, 'inventor'))

const database = await inventionDatabase()
const router = { ...apiRouter, inventions: inventionsApi, workshops: workshopsApi }
const product = await organized(database, {}, router, afterAll)
const colleague = (name: string) => product.person(name, { role: 'inventor' })
const [ada, ben] = [await colleague('Ada'), await colleague('Ben')]
const ours = await product.organization(ada, 'Quartz Guild')
const theirs = await product.organization(ben, 'Basalt Guild')
const actingAs = (by: ReturnType<typeof actorOf>) => ({ acting: { orm: database.orm, by } })

type Person = typeof ada

async function callAs({ browser }: Person, call: string, json: object) {
  const { status, body } = await browser.send('POST', `/api/rpc/${call}`, { json })
  return { status, text: String(body) }
}

const addWorkshop = async ({ id: organizationId }: { id: string }, name: string) => {
  const [workshop] = await workshopsOnServer.within({ orm: database.orm, by: operator }, (orm) =>
    orm.insert(workshops).values({ organizationId, name }).returning(),
  )
  if (!workshop) throw new Error('An insert returns its row')
  return workshop
}

async function membersOfBoth() {
  await inventionsOnServer.within({ orm: database.orm, by: operator }, async (orm) => {
    await orm.delete(inventions)
    await orm.delete(workshops)
  })
  const both = await colleague(`Cleo ${crypto.randomUUID()}`)
  await product.joins(ours.id, both, 'member')
  await product.joins(theirs.id, both, 'member')
  const [foundry, kiln] = [await addWorkshop(ours, 'Foundry'), await addWorkshop(theirs, 'Kiln')]
  return { both, by: actorOf(both), foundry, kiln }
}

const refusedAt = (field: 'organizationId' | 'workshopId') => ({
  status: 400,
  details: {
    fields: {
      [field]: field === 'workshopId' ? 'Workshop not found' : 'Other records refer to it',
    },
  },
})

test('a member of two organizations can’t tie what is of one to what is of the other, by any call', async () => {
  const { both, by, foundry, kiln } = await membersOfBoth()
  const context = actingAs(by)
  const { verbs } = inventionsOnServer
  const draft = { organizationId: ours.id, name: 'Lens', workshopId: kiln.id }
  await expect(verbs.create(context, draft)).rejects.toMatchObject(refusedAt('workshopId'))
  const lens = await verbs.create(context, { ...draft, workshopId: foundry.id })
  const vase = await verbs.create(context, { organizationId: theirs.id, name: 'Vase' })
  const { id, version } = lens
  for (const change of [
    { workshopId: kiln.id },
    { organizationId: theirs.id },
    { organizationId: theirs.id, workshopId: foundry.id },
  ]) {
    const updated = verbs.update(context, { id, version, ...change })
    await expect(updated).rejects.toMatchObject(refusedAt('workshopId'))
  }
  const sent = { id: vase.id, version: vase.version, workshopId: foundry.id }
  const answer = await callAs(both, 'inventions/update', sent)
  expect(answer).toMatchObject({ status: 400 })
  expect(answer.text).toContain('Workshop not found')

  const action = { type: 'setWorkshop', workshopId: kiln.id } as const
  const failed = { id: lens.id, code: 'VALIDATION_ERROR', message: 'Workshop not found' }
  expect(await verbs.previewBulk(context, { filter: {}, action })).toMatchObject({
    changing: { count: 1, items: [{ id: vase.id }] },
    failed: { count: 1, items: [failed] },
  })
  expect(await verbs.bulk(context, { filter: {}, action })).toMatchObject({
    changed: 1,
    failed: [failed],
  })
  expect(await verbs.get(context, lens.id)).toMatchObject({ workshopId: foundry.id })
  expect(await verbs.get(context, vase.id)).toMatchObject({ workshopId: kiln.id })
})

test('an invention moves to another organization with its workshop; a workshop with inventions stays', async () => {
  const { by, foundry, kiln } = await membersOfBoth()
  const context = actingAs(by)
  const draft = { organizationId: ours.id, name: 'Lens', workshopId: foundry.id }
  const { id, version } = await inventionsOnServer.verbs.create(context, draft)
  const moved = { id: foundry.id, version: 1, organizationId: theirs.id }
  const { update } = workshopsOnServer.verbs
  await expect(update(context, moved)).rejects.toMatchObject(refusedAt('organizationId'))
  const change = { id, version, organizationId: theirs.id, workshopId: kiln.id }
  expect(await inventionsOnServer.verbs.update(context, change)).toMatchObject({
    organizationId: theirs.id,
    workshopId: kiln.id,
  })
  expect(await update(context, moved)).toMatchObject({ organizationId: theirs.id })
})

test('a workshop that is deleted permanently leaves its inventions with their organization', async () => {
  const { by, foundry } = await membersOfBoth()
  const context = actingAs(by)
  const draft = { organizationId: ours.id, name: 'Lens', workshopId: foundry.id }
  const { id } = await inventionsOnServer.verbs.create(context, draft)
  await workshopsOnServer.verbs.delete(context, foundry.id)
  await workshopsOnServer.verbs.deletePermanently(context, foundry.id)
  expect(await inventionsOnServer.verbs.get(context, id)).toMatchObject({
    organizationId: ours.id,
    workshopId: null,
  })
})

test('the choice of a record offers the workshops of its organization only', async () => {
  const { both } = await membersOfBoth()
  const offered = async (person: Person, query: object) =>
    (await callAs(person, 'workshops/names', query)).text
  const organizationId = ours.id
  for (const query of [{ organizationId }, { organizationId, searchTerm: 'f' }]) {
    expect(await offered(both, query)).toContain('Foundry')
    expect(await offered(both, query)).not.toContain('Kiln')
    expect(await offered(ben, query)).not.toContain('Foundry')
  }
  expect(await offered(both, { organizationId, searchTerm: 'kiln' })).not.toContain('Kiln')
  expect(await offered(both, {})).toMatch(/Foundry.*Kiln/)
  expect(await offered(ben, {})).not.toContain('Foundry')
})
