import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessions, verifications } from '#domains/identity/auth/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { passkeys } from './passkeys.table.server.ts'
import { Authenticator, type Fault } from './test-authenticator.ts'
import { add, comeInBy, optionsFor, passkeyOf as userWithPasskey } from './test-passkeys.ts'

const database = await testDatabase()
const { orm, pool } = database
const product = await serveAuth(database, {}, undefined, afterAll)
const origin = 'https://product.example'

type Browser = Awaited<ReturnType<typeof product.signedIn>>

beforeEach(async () => {
  await pool.query('TRUNCATE rates, sign_in_codes, verifications, passkeys, sign_in_settings, jobs')
  await orm.delete(users)
  await orm.insert(users).values([{ email: 'ada@example.com' }, { email: 'noor@example.com' }])
})

const comeIn = (device: Authenticator, browser = product.browser(), fault?: Fault) =>
  comeInBy(device, browser, fault)

const passkeyOf = (email: string) => userWithPasskey(product, email)

const subjects = async () => (await messagesIn(product.mail)).map(({ subject }) => subject)

describe('a passkey', () => {
  test('signs its user in, and sessions and the record say so', async () => {
    const { device } = await passkeyOf('ada@example.com')
    const news = recordOf(database)
    await news()
    const browser = product.browser()
    const { status, json } = await comeIn(device, browser)
    expect([status, json]).toMatchObject([200, { user: { email: 'ada@example.com' } }])
    const listed = (await browser.get('/list-sessions')).json
    expect(listed).toMatchObject([
      { current: true, method: 'passkey' },
      { current: false, method: 'code' },
    ])
    expect(await news()).toMatchObject([{ action: 'session.start', after: { method: 'passkey' } }])
    expect((await browser.get('/passkey/list-user-passkeys')).json).toMatchObject({
      items: [
        { name: 'Passkey', isSynced: false, lastUsedAt: expect.stringContaining('T') as string },
      ],
    })
  })

  test('check 44: makes sensitive acts possible again', async () => {
    const { browser, device } = await passkeyOf('ada@example.com')
    await pool.query(`UPDATE sessions SET created_at = now() - interval '1 day'`)
    expect((await browser.post('/passkey/generate-register-options')).json).toMatchObject({
      code: 'SESSION_EXPIRED',
    })
    expect((await comeIn(device, browser)).status).toBe(200)
    expect((await browser.post('/passkey/generate-register-options')).status).toBe(200)
  })

  test('is renamed and removed by its user alone', async () => {
    const { browser, id } = await passkeyOf('ada@example.com')
    const other = await product.signedIn('noor@example.com')
    for (const [path, body] of [
      ['update-passkey', { id, name: 'Mine' }],
      ['delete-passkey', { id }],
    ] as const) {
      expect((await other.post(`/passkey/${path}`, body)).status).toBe(404)
    }
    expect((await browser.post('/passkey/update-passkey', { id, name: ' Phone ' })).json).toEqual(
      expect.objectContaining({ id, name: 'Phone' }),
    )
    expect((await browser.post('/passkey/delete-passkey', { id })).status).toBe(200)
    expect(await orm.$count(passkeys)).toBe(0)
  })

  test('check 44: mail tells of one that is added or removed, and removing ends other sessions', async () => {
    const { browser, device, id } = await passkeyOf('ada@example.com')
    expect(await subjects()).toContain('A passkey was added')
    const elsewhere = product.browser()
    await comeIn(device, elsewhere)
    await browser.post('/passkey/delete-passkey', { id })
    expect(await subjects()).toContain('A passkey was removed')
    expect((await elsewhere.get('/get-session')).json).toBeNull()
    expect((await browser.get('/get-session')).json).toMatchObject({ user: {} })
    expect((await comeIn(device)).json).toMatchObject({ code: 'PASSKEY_REFUSED' })
  })

  test('can’t be added twice, and not without end', async () => {
    const { browser, device } = await passkeyOf('ada@example.com')
    const again = device.create(await optionsFor(browser, 'register'))
    const answer = await browser.post('/passkey/verify-registration', { response: again })
    expect([answer.status, answer.json]).toMatchObject([409, { code: 'PASSKEY_EXISTS' }])
    await pool.query(
      `INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports, is_synced)
       SELECT user_id, 'Many', nth, '', 0, '{}', false FROM passkeys, generate_series(2, 20) AS nth`,
    )
    expect((await add(browser)).answer.json).toMatchObject({ code: 'TOO_MANY_PASSKEYS' })
  })

  test('of an address that was never proved ends when another proves it', async () => {
    await passkeyOf('ada@example.com')
    await pool.query('UPDATE users SET email_verified = false')
    await product.signedIn('ada@example.com')
    expect(await orm.$count(passkeys)).toBe(0)
  })
})

describe('check 41: a challenge', () => {
  test('is used once', async () => {
    const { device } = await passkeyOf('ada@example.com')
    const browser = product.browser()
    const response = device.get(await optionsFor(browser, 'authenticate'))
    expect((await browser.post('/passkey/verify-authentication', { response })).status).toBe(200)
    const again = await browser.post('/passkey/verify-authentication', { response })
    expect(again.json).toMatchObject({ code: 'PASSKEY_REFUSED' })
  })

  test('is of one browser', async () => {
    const { device } = await passkeyOf('ada@example.com')
    const response = device.get(await optionsFor(product.browser(), 'authenticate'))
    const other = product.browser()
    await optionsFor(other, 'authenticate')
    const answer = await other.post('/passkey/verify-authentication', { response })
    expect(answer.json).toMatchObject({ code: 'PASSKEY_REFUSED' })
  })

  test('is of one purpose, and ends', async () => {
    const { browser, device } = await passkeyOf('ada@example.com')
    const forAdding = device.get(await optionsFor(browser, 'register'))
    const answer = await browser.post('/passkey/verify-authentication', { response: forAdding })
    expect(answer.json).toMatchObject({ code: 'PASSKEY_REFUSED' })
    const late = device.get(await optionsFor(browser, 'authenticate'))
    await orm.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
    const ended = await browser.post('/passkey/verify-authentication', { response: late })
    expect(ended.json).toMatchObject({ code: 'PASSKEY_REFUSED' })
  })

  test.each<[string, Fault]>([
    ['origin', { origin: 'https://product.example.evil' }],
    ['relying party', { relyingParty: 'evil.example' }],
    ['type', { type: 'webauthn.create' }],
  ])('of another %s is refused', async (_, fault) => {
    const { device } = await passkeyOf('ada@example.com')
    const answer = await comeIn(device, undefined, fault)
    expect([answer.status, answer.json]).toMatchObject([400, { code: 'PASSKEY_REFUSED' }])
    const browser = await product.signedIn('noor@example.com')
    const type = fault.type && 'webauthn.get'
    const added = await add(browser, { ...fault, ...(type && { type }) })
    expect(added.answer.json).toMatchObject({ code: 'PASSKEY_NOT_ADDED' })
  })
})

describe('check 42: user verification', () => {
  test('is required to add and to sign in', async () => {
    const { browser, device } = await passkeyOf('ada@example.com')
    const isVerified = false
    expect((await add(browser, { isVerified })).answer.json).toMatchObject({
      code: 'PASSKEY_NOT_ADDED',
    })
    expect((await comeIn(device, undefined, { isVerified })).json).toMatchObject({
      code: 'PASSKEY_REFUSED',
    })
  })

  test('a counter that goes back is refused and told', async () => {
    const { device } = await passkeyOf('ada@example.com')
    expect((await comeIn(device, undefined, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0]) {
      const answer = await comeIn(device, undefined, { counter })
      expect(answer.json).toMatchObject({ code: 'PASSKEY_REFUSED' })
    }
    expect(await subjects()).toContain('A copy of your passkey was refused')
    const told = and(eq(activities.action, 'passkey.refuse'), eq(activities.targetName, 'Passkey'))
    expect(await orm.$count(activities, told)).toBe(3)
    expect((await comeIn(device, undefined, { counter: 8 })).status).toBe(200)
  })
})

describe('check 43: refused alike', () => {
  test('a passkey of another user, of a banned and of a deleted one', async () => {
    const { device } = await passkeyOf('ada@example.com')
    const noor = await product.signedIn('noor@example.com')
    const refusals = [await comeIn(device, noor)]
    await pool.query(`UPDATE users SET banned = true WHERE email = 'ada@example.com'`)
    refusals.push(await comeIn(device))
    await pool.query(`DELETE FROM users WHERE email = 'ada@example.com'`)
    refusals.push(await comeIn(device))
    refusals.push(await comeIn(new Authenticator(origin)))
    const said = refusals.map(({ status, json }) => [status, (json as { code: string }).code])
    expect(said).toEqual(Array.from({ length: 4 }, () => [400, 'PASSKEY_REFUSED']))
    expect(await orm.$count(sessions)).toBe(1)
  })

  test('a signature by another device', async () => {
    const { device } = await passkeyOf('ada@example.com')
    const other = new Authenticator(origin)
    const browser = product.browser()
    const options = await optionsFor(browser, 'authenticate')
    const { id, rawId } = device.get(options)
    const response = { ...other.get(options), id, rawId }
    const answer = await browser.post('/passkey/verify-authentication', { response })
    expect(answer.json).toMatchObject({ code: 'PASSKEY_REFUSED' })
  })
})

describe('after a sign-in by code', () => {
  const offer = async (browser: Browser) => (await browser.post('/passkey/offer-passkey')).json

  test('a passkey is offered three times to each user', async () => {
    const [ada, noor] = [
      await product.signedIn('ada@example.com'),
      await product.signedIn('noor@example.com'),
    ]
    for (const offered of [true, true, true, false, false]) {
      expect(await offer(ada)).toEqual({ offered })
    }
    expect(await offer(await product.signedIn('ada@example.com'))).toEqual({ offered: false })
    expect(await offer(noor)).toEqual({ offered: true })
  })

  test('none is offered to a user who has one', async () => {
    const { browser } = await passkeyOf('ada@example.com')
    expect(await offer(browser)).toEqual({ offered: false })
  })
})
