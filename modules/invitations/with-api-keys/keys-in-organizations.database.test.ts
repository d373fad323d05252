import { afterAll, expect, test } from 'vitest'
import { askByKey } from '#app/api/permissions/test-scoped-calls.server.ts'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const product = await organized(database, {}, undefined, afterAll)
const ada = await product.person('Ada')
const { id: organizationId, path } = await product.organization(ada)
const { json } = await ada.call('POST', '/keys', { name: 'Scoped', scopes: ['apps:app'] })

async function statusBy(scopes: string[], method: string, to: string, body: object = {}) {
  await database.orm.update(apiKeys).set({ scopes })
  const sent = { method, upload: undefined, value: body }
  const answer = await askByKey(product.ask, String(json['key']), `/api/v1${to}`, sent)
  return answer.status
}

const state = async () => ({
  invited: await product.itemsOf(ada, `${path}/invitations`),
  webhooks: await product.itemsOf(ada, `/webhooks?organizationId=${organizationId}`),
  teams: await product.itemsOf(ada, `${path}/teams`),
  organization: (await ada.call('GET', path)).json,
})

const invitation = { email: 'other@example.com', role: 'owner' }
const webhook = {
  url: 'https://hooks.example.org/in',
  events: ['member.update'],
  organizationId,
}

test('a key of the app alone invites no owner, and makes no webhook or team', async () => {
  const before = await state()
  const app = ['apps:app']
  expect([
    await statusBy(app, 'POST', `${path}/invitations`, invitation),
    await statusBy(app, 'POST', '/webhooks', webhook),
    await statusBy(app, 'POST', `${path}/teams`, { name: 'New' }),
  ]).toEqual([403, 403, 403])
  expect(await state()).toEqual(before)
})

test('a key invites and makes a webhook when its scopes say so', async () => {
  expect(await statusBy(['invitation:create'], 'POST', `${path}/invitations`, invitation)).toBe(201)
  expect(await statusBy(['webhook:create'], 'POST', '/webhooks', webhook)).toBe(403)
  const scopes = ['webhook:create', 'member:read']
  expect(await statusBy(scopes, 'POST', '/webhooks', webhook)).toBe(201)
  expect(await state()).toMatchObject({ invited: [invitation], webhooks: [{ organizationId }] })
})
