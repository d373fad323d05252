import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { signInFormHandler } from './sign-in-form.server.ts'
import { serveAuth } from './test-auth.ts'

const database = await testDatabase()

const serveForm = () =>
  serveAuth(database, {}, (services, calls) => [signInFormHandler(calls, services.accountHooks)])

type Visitor = ReturnType<Awaited<ReturnType<typeof serveForm>>['browser']>

function submit(visitor: Visitor, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields).toString()
  const type = 'application/x-www-form-urlencoded'
  const sent = { 'content-type': type, 'content-length': `${body.length}`, ...fromHere, ...headers }
  return visitor.ask('/login/code', { method: 'POST', headers: sent, body })
}

test('the form that a browser submits by itself sends the code, which then signs in', async () => {
  const { browser, newestCode } = await serveForm()
  const visitor = browser()
  const answer = await submit(visitor, { email: 'ann@example.com', redirect: '/app/pets' })
  expect([answer.status, answer.headers['location']]).toEqual([
    303,
    '/login/verify?email=ann%40example.com&redirect=%2Fapp%2Fpets',
  ])
  const code = await newestCode('ann@example.com')
  expect(code).toMatch(/^\d{6}$/)
  expect((await visitor.signIn('ann@example.com', code)).status).toBe(200)
})

test('without a code sent, the page that says so is not reached', async () => {
  const { browser, newestCode } = await serveForm()
  const visitor = browser()
  const placeOf = async (email: string, from = visitor) =>
    (await submit(from, { email })).headers['location']
  expect(await placeOf('nobody')).toBe('/login')
  expect(await placeOf('ben@example.com')).toBe('/login/verify?email=ben%40example.com')
  // Too early for another code: a browser that has one is sent to the code page, other browsers are not.
  expect(await placeOf('ben@example.com')).toBe('/login/verify?email=ben%40example.com')
  expect(await placeOf('ben@example.com', browser())).toBe('/login/error?error=unknown_error')
  const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await submit(visitor, { email: 'cat@example.com' }, elsewhere)).status).toBe(403)
  expect(await newestCode('cat@example.com')).toBe('')
})
