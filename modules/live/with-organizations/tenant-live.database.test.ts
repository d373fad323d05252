import { afterAll, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import {
  inventionDatabase,
  inventionsOnServer,
} from '#modules/organizations/tenancy/test-inventions.server.ts'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { permissionFor } from '#rules/permissions.ts'
import { eventsFor } from '../live-events.server.ts'
import { sourcesIn } from '../live-sources.server.ts'

const database = await inventionDatabase()
const product = await organized(database, {}, apiRouter, afterAll)
const [ada, ben] = [await product.person('Ada'), await product.person('Ben')]
const ours = await product.organization(ada, 'Quartz Guild')
await product.organization(ben, 'Basalt Guild')

const sources = sourcesIn({ resources: [inventionsOnServer], liveSources: {} })
const permissions = { ...permissionFor('invention', 'read'), user: ['list'] as const }
const callerOf = (user: typeof ada) => ({ user, permissions, impersonatedBy: null })

test('an event about a record of an organization reaches its members only', async () => {
  const acting = { orm: database.orm, by: actorOf(ada) }
  const draft = { organizationId: ours.id, name: 'Lens', state: 'open' as const }
  const { id } = await inventionsOnServer.verbs.create({ acting }, draft)
  const recorded = (targetId: string | null, action: string) => ({
    id: '019aa5b0-0000-7000-8000-00000000ffff',
    action: `invention.${action}`,
    targetType: 'invention',
    targetId,
    actorId: ada.id,
    actorName: 'Ada',
  })
  const eventsOf = eventsFor(database, sources, [recorded(id, 'create'), recorded(null, 'bulk')])
  expect(await eventsOf(callerOf(ada))).toMatchObject([
    { event: { resource: 'invention', id, version: 1, action: 'create', own: true, by: 'Ada' } },
  ])
  expect(await eventsOf(callerOf(ben))).toEqual([])
  expect(await eventsOf({ ...callerOf(ada), permissions: {} })).toEqual([])
})
