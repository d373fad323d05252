import { afterAll, expect, test } from 'vitest'
import { askByKey } from '#app/api/permissions/test-scoped-calls.server.ts'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import { organized } from '#modules/organizations/test-organizations.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const product = await organized(database, {}, undefined, afterAll)
const ada = await product.person('Ada')
const { id: organizationId, path } = await product.organization(ada)
const app = ['apps:app']

async function statusBy(scopes: string[], method: string, to: string, given: object = {}) {
  const made = await ada.call('POST', '/keys', { name: 'Scoped', scopes: app, ...given })
  await database.orm.update(apiKeys).set({ scopes })
  const sent = { method, upload: undefined, value: { version: 1, name: 'Taken' } }
  return (await askByKey(product.ask, String(made.json['key']), `/api/v1${to}`, sent)).status
}

test('a key of the app alone changes no organization, and no key deletes one', async () => {
  const before = (await ada.call('GET', path)).json
  expect([
    await statusBy(app, 'PATCH', path),
    await statusBy([...app, 'organization:update', 'organization:leave'], 'DELETE', path),
  ]).toEqual([403, 403])
  expect((await ada.call('GET', path)).json).toEqual(before)
})

test('check 34: a key of one organization changes no other one of its owner', async () => {
  const other = await product.organization(ada)
  const update = [...app, 'organization:update']
  expect(await statusBy(update, 'PATCH', other.path, { organizationId })).toBe(404)
  expect(await statusBy(update, 'PATCH', path, { organizationId })).toBe(200)
})
