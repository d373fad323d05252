import { afterAll, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { askByKey } from '#app/api/permissions/test-scoped-calls.server.ts'
import { serveProduct } from '#app/api/test-product.server.ts'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const product = await serveProduct(database, {}, apiRouter, afterAll)
const ada = await product.person('Ada', { role: 'admin' })
const { json } = await ada.call('POST', '/keys', { name: 'Scoped', scopes: ['user:list'] })

test('a key subscribes a webhook only to events of resources that it may read', async () => {
  const value = { url: 'https://hooks.example.org/in', events: ['user.create', 'session.revoke'] }
  const sent = { method: 'POST', upload: undefined, value }
  const create = async (...more: string[]) => {
    await database.orm.update(apiKeys).set({ scopes: ['webhook:create', 'user:list', ...more] })
    return askByKey(product.ask, String(json['key']), '/api/v1/webhooks', sent)
  }
  const made = async () => (await product.itemsOf(ada, '/webhooks')).length
  expect((await create()).status).toBe(403)
  expect(await made()).toBe(0)
  expect((await create('session:list')).status).toBe(201)
  expect(await made()).toBe(1)
})
