import { afterAll, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import { permissionFor, scopesIn } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'
import { callsFor, expectNothingShown } from '../tenancy/test-foreign-calls.server.ts'
import {
  inventionDatabase,
  inventionsApi,
  inventionsOnServer,
} from '../tenancy/test-inventions.server.ts'
import { organized } from '../test-organizations.server.ts'

const everything = permissionFor('invention', 'read', 'create', 'update', 'delete')
Object.assign(roles, {
  inventor: { permissions: { account: ['update'], apps: ['app', 'manager'], ...everything } },
})
afterAll(() => Reflect.deleteProperty(roles, 'inventor'))

const database = await inventionDatabase()
const router = { ...apiRouter, inventions: inventionsApi }
const product = await organized(database, {}, router, afterAll)

test('check 34: a key of one organization reaches no record of another that its owner is in, too', async () => {
  const ada = await product.person('Ada', { role: 'inventor' })
  const quartz = await product.organization(ada, 'Quartz Guild')
  const basalt = await product.organization(ada, 'Basalt Guild')
  const acting = { acting: { orm: database.orm, by: actorOf(ada) } }
  const make = async ({ id: organizationId }: { id: string }, name: string) =>
    (await inventionsOnServer.verbs.create(acting, { organizationId, name, state: 'open' })).id
  const [kept, trashed] = [await make(quartz, 'Secret kept'), await make(quartz, 'Secret trashed')]
  await inventionsOnServer.verbs.delete(acting, trashed)
  const own = await make(basalt, 'Basalt')

  const draft = { name: 'Basalt', scopes: ['apps:app'], organizationId: basalt.id }
  const { json } = await ada.call('POST', '/keys', draft)
  // The permissions of this resource are not in the product's table, from which scopes are chosen.
  const scopes = scopesIn(everything)
  await database.pool.query('UPDATE api_keys SET scopes = $1', [scopes])
  const call = async (verb: string, input: object) => {
    const { status, body } = await product.ask(`/api/rpc/inventions/${verb}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${String(json['key'])}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ json: input }),
    })
    return { status, text: String(body) }
  }
  const all = () => everyRow<{ id: string }>(database, 'SELECT * FROM inventions ORDER BY id')

  expect((await call('get', { id: own })).status).toBe(200)
  const before = await all()
  await expectNothingShown(call, callsFor({ organizationId: quartz.id, kept, trashed, own }))
  expect(await all()).toEqual(before)
})
