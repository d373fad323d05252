import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveProduct } from '#app/api/test-product.server.ts'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import { makeKey } from '#modules/api-keys/test-keys.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

test('a feed reader without a browser has a key', async () => {
  const product = await serveProduct(database, {}, apiRouter)
  const ada = await product.person('Ada')
  const { key } = await makeKey(ada.browser, ['book:read', 'genre:read'])
  const follow = () =>
    product.ask('/api/feeds/books.atom', { headers: { authorization: `Bearer ${key}` } })
  expect((await follow()).status).toBe(200)
  await database.orm.update(apiKeys).set({ scopes: ['book:read'] })
  expect((await follow()).status).toBe(403)
})
