import { expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { managed } from '#domains/identity/users/test-people.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { comeInBy, passkeyOf } from './test-passkeys.ts'

const database = await testDatabase()

test('a passkey’s sign-in in a new browser is mailed', async () => {
  const served = await serveAuth(database)
  const email = 'passkey@example.com'
  const { browser: owner, device } = await passkeyOf(served, email)
  for (const visitor of [owner, served.browser()]) {
    expect((await comeInBy(device, visitor)).status).toBe(200)
  }
  const notices = (await messagesIn(served.mail)).filter(
    ({ to, subject }) => to === email && subject === 'newDevice',
  )
  expect(notices).toHaveLength(1)
})

test('check 44: the passkeys of a user end when an admin gives the account another address', async () => {
  const { call, person, admin } = await managed(database)
  const noor = await person('Noor')
  await database.pool.query('DELETE FROM passkeys')
  await database.pool.query(
    `INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports, is_synced)
     SELECT id, 'Phone', id::text, '', 0, '{}', false FROM users WHERE id = ANY ($1)`,
    [[noor.id, admin.id]],
  )
  const moved = { email: 'other@example.com', version: noor.version }
  expect((await call('PATCH', `/users/${noor.id}`, moved)).status).toBe(200)
  const { rows } = await database.pool.query('SELECT user_id AS id FROM passkeys')
  expect(rows).toEqual([{ id: admin.id }])
})
