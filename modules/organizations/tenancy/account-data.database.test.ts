import { afterAll, expect, test } from 'vitest'
import { serveProduct } from '#app/api/test-product.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

test('a user exports their memberships with the data of the account', async () => {
  const product = await serveProduct(database, {}, undefined, afterAll)
  const noor = await product.person('Noor')
  await noor.call('POST', '/organizations', { name: 'Library' })
  expect(await noor.call('GET', '/account/data')).toMatchObject({
    status: 200,
    json: { organizations: [{ name: 'Library', role: 'owner' }] },
  })
})
