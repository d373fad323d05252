import { afterAll, beforeEach, expect, test } from 'vitest'
import { askByKey } from '#app/api/permissions/test-scoped-calls.server.ts'
import { apiRouter } from '#app/api/router.server.ts'
import { serveProduct } from '#app/api/test-product.server.ts'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { orm } = database
const product = await serveProduct(database, {}, apiRouter, afterAll)
const ada = await product.person('Ada', { role: 'admin' })
beforeEach(() => orm.delete(apiKeys))

const makeKey = async (name: string) => {
  const { json } = await ada.call('POST', '/keys', { name, scopes: ['account:read'] })
  return String(json['key'])
}

test('the owner is notified of a new key', async () => {
  await makeKey('Sync')
  const [newest] = await product.itemsOf(ada, '/notifications')
  expect(newest).toMatchObject({ kind: 'keyCreated', facts: { name: 'Sync' } })
})

test('notifications are read by keys with account:read alone, which find them in the data of the account, too', async () => {
  const key = await makeKey('Scoped')
  const by = async (scope: string, path: string) => {
    await orm.update(apiKeys).set({ scopes: [scope] })
    const sent = { method: 'GET', upload: undefined, value: {} }
    return askByKey(product.ask, key, `/api/v1${path}`, sent)
  }
  expect((await by('account:update', '/notifications')).status).toBe(403)
  expect((await by('account:read', '/notifications')).status).toBe(200)
  expect((await by('account:read', '/account/data')).json).toHaveProperty('notifications')
})
