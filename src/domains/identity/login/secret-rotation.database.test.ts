import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { knownBrowsers, signInCodes } from '#domains/identity/auth/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { rates } from '#platform/rates/tables.ts'

const database = await testDatabase()
const { orm, pool } = database
const secrets = { old: 'the old secret'.repeat(3), new: 'the new secret'.repeat(3) }

const serve = (variables: Record<string, string>) =>
  serveAuth(database, variables, (services) => apiHandlers(apiRouter, services))
type Served = Awaited<ReturnType<typeof serve>>

const before = () => serve({ AUTH_SECRET: secrets.old })
const rotated = () => serve({ AUTH_SECRET: secrets.new, AUTH_SECRET_PREVIOUS: secrets.old })
const after = () => serve({ AUTH_SECRET: secrets.new })

function moved(browser: ReturnType<Served['browser']>, served: Served) {
  const copy = served.browser()
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}
const emailOf = async (browser: ReturnType<Served['browser']>) => {
  const { json } = await browser.get('/get-session')
  return (json as { user: { email: string } } | null)?.user.email
}

test('a new AUTH_SECRET with the previous one keeps all sessions', async () => {
  const email = 'ann@example.com'
  const browser = await (await before()).signedIn(email)
  const here = moved(browser, await rotated())
  expect(await emailOf(here)).toBe(email)
  expect((await here.ask('/api/v1/account')).status).toBe(200)
  expect((await here.post('/update-user', { name: 'Ann' })).status).toBe(200)
  expect(await emailOf(moved(browser, await after()))).toBeUndefined()
  expect((await here.post('/sign-out')).status).toBe(200)
  expect(await emailOf(moved(browser, await rotated()))).toBeUndefined()
})

test('users who were there meanwhile stay signed in without the previous secret', async () => {
  const email = 'ben@example.com'
  const browser = await (await before()).signedIn(email)
  const here = moved(browser, await rotated())
  await pool.query(`UPDATE sessions SET expires_at = expires_at - interval '2 days'`)
  expect(await emailOf(here)).toBe(email)
  expect(await emailOf(moved(here, await after()))).toBe(email)
})

test('codes and mail that were on their way arrive, and known browsers stay known', async () => {
  const email = 'cid@example.com'
  const first = await before()
  const browser = await first.signedIn(email)
  await orm.delete(rates)
  await orm.delete(signInCodes)
  await browser.post('/sign-out')
  await browser.askCode(email)
  const served = await rotated()
  const here = moved(browser, served)
  const code = await served.newestCode(email)
  expect(code).toMatch(/^\d{6}$/)
  expect((await here.signIn(email, code)).status).toBe(200)
  expect(await orm.$count(knownBrowsers)).toBeGreaterThan(0)
  const known = await pool.query(
    `SELECT FROM known_browsers JOIN users ON users.id = user_id WHERE email = $1`,
    [email],
  )
  // Signing in again kept the known browser instead of adding another.
  expect(known.rowCount).toBe(1)
})

test('sessions of releases that signed with the secret itself stay', async () => {
  const email = 'dan@example.com'
  const served = await before()
  const browser = await served.signedIn(email)
  for (const [name, cookie] of browser.cookies) {
    const value = decodeURIComponent(cookie).slice(0, decodeURIComponent(cookie).lastIndexOf('.'))
    const signature = createHmac('sha256', secrets.old).update(value).digest('base64')
    browser.cookies.set(name, encodeURIComponent(`${value}.${signature}`))
  }
  expect(await emailOf(browser)).toBe(email)
  expect((await browser.ask('/api/v1/account')).status).toBe(200)
})

test('a cookie that another secret signed opens no session', async () => {
  await orm.delete(jobs)
  const browser = await (
    await serve({ AUTH_SECRET: 'somebody else’s'.repeat(3) })
  ).signedIn('eve@example.com')
  const here = moved(browser, await rotated())
  expect(await emailOf(here)).toBeUndefined()
  expect((await here.ask('/api/v1/account')).status).toBe(401)
})
