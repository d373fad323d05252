import { beforeEach, describe, expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { managed } from '#domains/identity/users/test-people.server.ts'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { orm, pool } = database
const news = recordOf(database)
const organizationId = crypto.randomUUID()

/** Each user has a key of their own, and one of an organization. */
const giveKeys = () =>
  pool.query(
    `INSERT INTO api_keys (user_id, name, start, hash, scopes, organization_id)
     SELECT id, made.name, '', made.name || id, '{}', organization::uuid FROM users,
       (VALUES ('own', NULL), ('of an organization', $1)) AS made (name, organization)`,
    [organizationId],
  )

async function revoked() {
  const { rows } = await pool.query<{ email: string; name: string }>(
    `SELECT email, api_keys.name FROM api_keys JOIN users ON users.id = user_id WHERE revoked_at IS NOT NULL`,
  )
  return rows.map(({ email, name }) => [email, name])
}

beforeEach(() => orm.delete(users))

describe('the keys of a user, but not those of organizations, end', () => {
  test.each(['/revoke-sessions', '/revoke-other-sessions'])(
    'with the sessions that %s ends, only when it is asked to',
    async (path) => {
      const served = await serveAuth(database)
      const first = await served.signedIn('noor@example.com')
      await giveKeys()
      expect((await first.post(path)).status).toBe(200)
      expect(await revoked()).toEqual([])
      const second = await served.signedIn('noor@example.com')
      expect((await second.post(path, { revokeKeys: true })).status).toBe(200)
      expect(await revoked()).toEqual([['noor@example.com', 'own']])
    },
  )

  test.each([
    [undefined, []],
    [true, [['new@example.com', 'own']]],
  ])('with a change of email, if revokeKeys is %s: %j', async (revokeKeys, expected) => {
    const served = await serveAuth(database)
    const visitor = await served.signedIn('noor@example.com')
    await giveKeys()
    const newEmail = 'new@example.com'
    await visitor.post('/email-otp/request-email-change', { newEmail })
    const otp = await served.newestCode(newEmail)
    const changed = await visitor.post('/email-otp/change-email', { newEmail, otp, revokeKeys })
    expect(changed.status).toBe(200)
    expect(await revoked()).toEqual(expected)
  })

  test('check 44: when an admin gives the account another address', async () => {
    const { call, person } = await managed(database)
    const noor = await person('Noor')
    await giveKeys()
    await news()
    const moved = { email: 'other@example.com', version: noor.version }
    expect((await call('PATCH', `/users/${noor.id}`, moved)).status).toBe(200)
    expect(await revoked()).toEqual([['other@example.com', 'own']])
    expect((await news()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['key.revoke', 'user.update']),
    )
  })
})
