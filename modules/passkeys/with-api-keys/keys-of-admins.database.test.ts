import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveProduct } from '#app/api/test-product.server.ts'
import { makeKey, scopesOf } from '#modules/api-keys/test-keys.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { Authenticator } from '../credentials/test-authenticator.ts'

const database = await testDatabase()
const required = { status: 403, json: { code: 'PASSKEY_REQUIRED' } }

test('an admin without a passkey is refused with keys after the grace, until there is one', async () => {
  const product = await serveProduct(database, { REQUIRE_PASSKEY_FOR_ADMINS: 'true' }, apiRouter)
  const { browser } = await product.person('Ada', { role: 'admin' })
  const { key, id } = await makeKey(browser, scopesOf('admin'))
  const headers = { authorization: `Bearer ${key}` }
  const listByKey = () => product.ask('/api/v1/users', { headers })
  expect((await listByKey()).status).toBe(200)
  await database.pool.query(
    `UPDATE sign_in_settings SET passkey_due_at = now() - interval '1 second'`,
  )
  expect(await listByKey()).toMatchObject(required)
  expect(await browser.send('POST', `/api/v1/keys/${id}/rotate`, {})).toMatchObject(required)
  const device = new Authenticator(product.config.baseUrl.origin)
  const options = await browser.post('/passkey/generate-register-options')
  const response = device.create(options.json as Record<string, unknown>)
  const added = await browser.post('/passkey/verify-registration', { response })
  expect(added.status).toBe(200)
  expect((await listByKey()).status).toBe(200)
})
