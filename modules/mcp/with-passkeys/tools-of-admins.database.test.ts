import { afterAll, expect, test } from 'vitest'
import { makeKey, scopesOf } from '#modules/api-keys/test-keys.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { serveMcp } from '../test-mcp.server.ts'

const database = await testDatabase()
await database.orm
  .insert(users)
  .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })
const product = await serveMcp(database, afterAll, { REQUIRE_PASSKEY_FOR_ADMINS: 'true' })

test('an admin without a passkey loses the tools of admins when the grace ends', async () => {
  const owner = await product.signedIn('ada@example.com')
  const { key } = await makeKey(owner, scopesOf('admin'))
  const { call, listed } = await product.clientFor(key)
  const names = async () => (await listed()).map(({ name }) => name)
  expect(await names()).toContain('search_users')
  await database.pool.query(
    `UPDATE sign_in_settings SET passkey_due_at = now() - interval '1 second'`,
  )
  expect(await names()).not.toContain('search_users')
  expect(await call('search_users')).toMatchObject({
    isError: true,
    content: { code: 'PASSKEY_REQUIRED' },
  })
})
