import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { accounts } from '#modules/openid/index.server.ts'
import { openIdScene } from '#modules/openid/test-openid.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { Providers } from '../../../tests/outside/providers.ts'
import { leadOutside, providerKeys, signInBy } from '../../../tests/outside/travel.ts'
import { passkeyOnlyUser } from '../recovery/test-recovery.ts'

const database = await testDatabase()
const { orm, pool } = database
const scene = await openIdScene(database)
const providers = new Providers()
const outside = await leadOutside(providers.places)
afterAll(() => outside.close())

beforeEach(async () => {
  await pool.query('TRUNCATE rates, sign_in_codes, verifications')
  await orm.delete(users)
})

describe('check 50: a user who signs in with passkeys only', () => {
  test.each(['github', 'google'])('is refused by %s, linked or not', async (provider) => {
    const served = await serveAuth(database, providerKeys)
    const { email } = providers.newPerson()
    await orm.insert(users).values({ email })
    await passkeyOnlyUser(served, email)
    const before = await orm.$count(sessions)
    const visitor = served.browser()
    expect((await signInBy(visitor, provider)).error).toBe('passkey_only')
    expect(await orm.$count(accounts)).toBe(0)
    await pool.query('UPDATE sign_in_settings SET passkey_only_since = NULL')
    await signInBy(served.browser(), provider)
    expect(await orm.$count(accounts)).toBe(1)
    await pool.query('UPDATE sign_in_settings SET passkey_only_since = now()')
    expect((await signInBy(visitor, provider)).error).toBe('passkey_only')
    expect((await visitor.get('/get-session')).json).toBeNull()
    expect(await orm.$count(sessions)).toBe(before + 1)
  })

  test('is refused by an OpenID provider before the account is linked', async () => {
    const served = await scene.serve()
    const { email } = scene.server.newPerson()
    await orm.insert(users).values({ email })
    await passkeyOnlyUser(served, email)
    expect((await scene.signInBy(served.browser())).error).toBe('passkey_only')
    expect(await orm.$count(accounts)).toBe(0)
  })
})

test('SIGN_IN closes passkeys', async () => {
  const served = await scene.serve({ SIGN_IN: 'oidc' })
  const visitor = served.browser()
  const off = { status: 403, json: { code: 'SIGN_IN_METHOD_OFF' } }
  expect(await visitor.post('/passkey/generate-authenticate-options')).toMatchObject(off)
  scene.server.newPerson()
  expect((await scene.signInBy(visitor)).error).toBeNull()
  expect(await visitor.post('/passkey/generate-register-options')).toMatchObject(off)
})
