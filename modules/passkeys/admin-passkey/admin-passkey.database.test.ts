import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveProduct } from '#app/api/test-product.server.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { Authenticator } from '../credentials/test-authenticator.ts'
import { excuseFromPasskey } from './excuse-from-passkey.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const rule = { REQUIRE_PASSKEY_FOR_ADMINS: 'true' }
const product = await serveProduct(database, rule, apiRouter, afterAll)
const email = 'ada@example.com'

type Browser = Awaited<ReturnType<typeof product.signedIn>>

beforeEach(async () => {
  await pool.query('TRUNCATE rates, sign_in_codes, verifications, passkeys, sign_in_settings')
  await pool.query('DELETE FROM activities')
  await orm.delete(users)
  await orm.insert(users).values([
    { email, name: 'Ada', role: 'admin', emailVerified: true },
    { email: 'noor@example.com', name: 'Noor', emailVerified: true },
  ])
})

const required = { status: 403, json: { code: 'PASSKEY_REQUIRED' } }
const signInRequired = { status: 403, json: { code: 'PASSKEY_SIGN_IN_REQUIRED' } }

const listUsers = (browser: Browser) => browser.ask('/api/v1/users')

const endGrace = () =>
  pool.query(`UPDATE sign_in_settings SET passkey_due_at = now() - interval '1 second'`)

async function heldBack() {
  const browser = await product.signedIn(email)
  expect((await listUsers(browser)).status).toBe(200)
  await endGrace()
  return browser
}

const optionsFor = async (browser: Browser, what: 'register' | 'authenticate') =>
  (await browser.post(`/passkey/generate-${what}-options`)).json as Record<string, unknown>

async function add(browser: Browser) {
  const device = new Authenticator(product.config.baseUrl.origin)
  const response = device.create(await optionsFor(browser, 'register'))
  const { status, json } = await browser.post('/passkey/verify-registration', { response })
  expect(status).toBe(200)
  return { device, id: (json as { id: string }).id }
}

async function comeIn(device: Authenticator, browser = product.browser()) {
  const response = device.get(await optionsFor(browser, 'authenticate'))
  expect((await browser.post('/passkey/verify-authentication', { response })).status).toBe(200)
  return browser
}

describe('an admin without a passkey', () => {
  test('has seven days from the first call, and no more after another sign-in', async () => {
    const browser = await product.signedIn(email)
    expect((await listUsers(browser)).status).toBe(200)
    const { rows } = await pool.query(
      `SELECT passkey_due_at - now() BETWEEN interval '6 days 23 hours' AND interval '7 days' AS ok FROM sign_in_settings`,
    )
    expect(rows).toEqual([{ ok: true }])
    await endGrace()
    expect(await listUsers(browser)).toMatchObject(required)
    expect(await listUsers(await product.signedIn(email))).toMatchObject(required)
  })

  test('keeps what all users may do, and adds one', async () => {
    const browser = await heldBack()
    expect((await browser.get('/get-session')).json).toMatchObject({
      user: { role: 'admin' },
      permissions: { apps: ['app'] },
    })
    expect((await browser.ask('/api/v1/account')).status).toBe(200)
    const { device } = await add(browser)
    expect(await listUsers(browser)).toMatchObject(signInRequired)
    expect((await listUsers(await comeIn(device, browser))).status).toBe(200)
  })

  test('acts as no other user any more', async () => {
    const browser = await product.signedIn(email)
    const [noor] = await orm.select().from(users).where(eq(users.email, 'noor@example.com'))
    const path = `/api/v1/users/${noor?.id}/impersonate`
    const { status } = await browser.send('POST', path, { reason: 'To help' })
    expect(status).toBe(204)
    expect((await browser.get('/get-session')).json).toMatchObject({ user: { name: 'Noor' } })
    await endGrace()
    expect((await browser.get('/get-session')).json).toBeNull()
    const again = await product.signedIn(email)
    expect(await again.send('POST', path, { reason: 'To help' })).toMatchObject(required)
  })

  test('is let in by the command for a day, which is on record', async () => {
    const browser = await heldBack()
    expect(await excuseFromPasskey(database, 'noor@example.com', [])).toBe('no admin')
    expect(await excuseFromPasskey(database, 'lin@example.com', [])).toBe('unknown')
    const until = await excuseFromPasskey(database, email, [])
    expect(until).toBeInstanceOf(Date)
    expect((await listUsers(browser)).status).toBe(200)
    const [told] = await orm
      .select({ target: activities.targetName })
      .from(activities)
      .where(eq(activities.action, 'passkey.excuse'))
    expect(told?.target).toBe(email)
    await pool.query(
      `UPDATE sign_in_settings SET passkey_excused_until = now() - interval '1 second'`,
    )
    expect(await listUsers(browser)).toMatchObject(required)
  })
})

describe('check 44: an admin with a passkey', () => {
  test('is refused after a code, from the first day, and can’t add or remove one by it', async () => {
    const browser = await product.signedIn(email)
    const { device, id } = await add(browser)
    const byCode = await product.signedIn(email)
    expect(await listUsers(byCode)).toMatchObject(signInRequired)
    for (const [path, body] of [
      ['generate-register-options', {}],
      ['delete-passkey', { id }],
    ] as const) {
      expect(await byCode.post(`/passkey/${path}`, body)).toMatchObject(signInRequired)
    }
    expect((await listUsers(await comeIn(device))).status).toBe(200)
  })

  test('gets no new days of grace after removing it', async () => {
    const browser = await product.signedIn(email)
    const { device, id } = await add(browser)
    const byPasskey = await comeIn(device)
    await endGrace()
    expect((await listUsers(byPasskey)).status).toBe(200)
    expect((await byPasskey.post('/passkey/delete-passkey', { id })).status).toBe(200)
    expect(await listUsers(byPasskey)).toMatchObject(required)
  })

  test('who has lost it adds another one while the command allows it', async () => {
    await add(await product.signedIn(email))
    await excuseFromPasskey(database, email, [])
    const byCode = await product.signedIn(email)
    expect((await listUsers(byCode)).status).toBe(200)
    const { device } = await add(byCode)
    await pool.query(
      `UPDATE sign_in_settings SET passkey_excused_until = now() - interval '1 second'`,
    )
    expect(await listUsers(byCode)).toMatchObject(signInRequired)
    expect((await listUsers(await comeIn(device))).status).toBe(200)
  })
})

test('readers are not concerned, nor admins without the rule or in a demo', async () => {
  const reader = await product.signedIn('noor@example.com')
  expect((await listUsers(reader)).json).toMatchObject({ code: 'FORBIDDEN' })
  expect(await orm.$count(users)).toBe(2)
  await heldBack()
  for (const variables of [{}, { ...rule, DEMO_MODE: 'true' }]) {
    const other = await serveProduct(database, variables, apiRouter, afterAll)
    expect((await listUsers(await other.signedIn(email))).status).toBe(200)
  }
})

test('the sample admin of a local installation is not concerned', async () => {
  await orm.insert(users).values({ email: 'admin@example.com', name: 'Ada', role: 'admin' })
  const local = { ...rule, BASE_URL: 'http://localhost:3000' }
  const { signedIn } = await serveProduct(database, local, apiRouter, afterAll)
  await (await signedIn('admin@example.com')).ask('/api/v1/users')
  const { rows } = await pool.query('SELECT FROM sign_in_settings')
  expect(rows).toEqual([])
})
