import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { exportVerbs } from '#modules/exports/index.server.ts'
import { type Actor, actorOf } from '#platform/activity/actor.ts'
import { inventionDatabase, inventionsOnServer } from '../tenancy/test-inventions.server.ts'
import { organized } from '../test-organizations.server.ts'

const database = await inventionDatabase()
const product = await organized(database, {}, undefined, afterAll)
const [ada, ben] = [await product.person('Ada'), await product.person('Ben')]
const ours = await product.organization(ada, 'Quartz Guild')
const theirs = await product.organization(ben, 'Basalt Guild')

async function create(organization: { id: string }, person: typeof ada, name: string) {
  const acting = { acting: { orm: database.orm, by: actorOf(person) } }
  const draft = { organizationId: organization.id, name, state: 'open' as const }
  const { id } = await inventionsOnServer.verbs.create(acting, draft)
  return { id, trash: () => inventionsOnServer.verbs.delete(acting, id) }
}

const kept = await create(ours, ada, 'Secret kept')
const trashed = await create(ours, ada, 'Secret trashed')
await trashed.trash()
const own = await create(theirs, ben, 'Basalt')

const exports = exportVerbs(inventionsOnServer)

async function exportedBy(by: Actor) {
  const acting = { orm: database.orm, by }
  const listed: object[] = []
  for await (const rows of await exports.list(acting, {})) listed.push(...rows)
  return [listed, await exports.chosen(acting, [kept.id, trashed.id, own.id])]
}
const basalt = { organization: 'basalt-guild', name: 'Basalt' }

test('members export the records of their organizations only', async () => {
  expect(await exportedBy(actorOf(ben))).toMatchObject([[basalt], [basalt]])
})

test('check 34: a key of one organization exports nothing of another of its owner', async () => {
  await product.joins(ours.id, ben, 'owner')
  const [all] = await exportedBy(actorOf(ben))
  expect(all).toHaveLength(2)
  const key = { id: randomUUID(), name: 'Key', organizationId: theirs.id }
  expect(await exportedBy(actorOf(ben, { key }))).toMatchObject([[basalt], [basalt]])
})

test('an export of the operator has the records of all organizations', async () => {
  const exported: object[] = []
  await exports.whole(database, (rows) => {
    exported.push(...rows)
    return Promise.resolve()
  })
  expect(exported).toMatchObject([
    { organization: 'basalt-guild', name: 'Basalt' },
    { organization: 'quartz-guild', name: 'Secret kept' },
  ])
})
