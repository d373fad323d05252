import { beforeEach, describe, expect, test } from 'vitest'
import { peopleIn } from '#domains/identity/auth/people/test-people.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { findPushKey, renewPushKey } from './push-key.server.ts'
import { pushKeys, pushSubscriptions } from './web-push.table.server.ts'

const database = await testDatabase()
const { orm, pool } = database

const old = { authSecret: 'the secret of yesterday, which is long', authSecretPrevious: undefined }
const rotated = {
  authSecret: 'the secret of today, which is long too',
  authSecretPrevious: old.authSecret,
}
const foreign = { ...rotated, authSecretPrevious: undefined }

beforeEach(() => pool.query('TRUNCATE push_keys, push_subscriptions CASCADE'))

describe('the key for pushes', () => {
  test('is generated once, is the same for all processes, and is stored encrypted', async () => {
    const found = await Promise.all(
      Array.from({ length: 8 }, () => findPushKey({ database, config: old })),
    )
    const [first] = found
    expect(new Set(found.map(({ publicKey }) => publicKey)).size).toBe(1)
    expect(new Set(found.map(({ privateKey }) => privateKey)).size).toBe(1)
    const [stored] = await orm.select().from(pushKeys)
    expect(JSON.stringify(stored)).not.toContain(first?.privateKey)
  })

  test('outlives a change of AUTH_SECRET', async () => {
    const before = await findPushKey({ database, config: old })
    expect(await findPushKey({ database, config: rotated })).toEqual(before)
    await renewPushKey({ database, config: rotated })
    expect(await findPushKey({ database, config: foreign })).toEqual(before)
  })

  test('that can’t be decrypted is replaced, and its subscriptions go', async () => {
    const before = await findPushKey({ database, config: old })
    const { id } = await peopleIn(database)('Ada')
    await pool.query(
      `WITH own AS (
         INSERT INTO sessions (token, user_id, expires_at) VALUES ('token', $1, now() + interval '1 day') RETURNING id
       )
       INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
       SELECT $1, id, 'https://push.example.org/1', '', '' FROM own`,
      [id],
    )
    const after = await findPushKey({ database, config: foreign })
    expect(after.publicKey).not.toBe(before.publicKey)
    expect(await orm.$count(pushSubscriptions)).toBe(0)
    expect(await findPushKey({ database, config: foreign })).toEqual(after)
  })
})
