import { count, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/router.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { idempotentCalls } from '#platform/idempotency/tables.ts'
import { deleteOldAnswers } from './delete-old-answers.server.ts'

const database = await testDatabase()
const { orm, pool } = database
await orm.insert(users).values([
  { name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true },
  { name: 'Grace', email: 'grace@example.com', role: 'admin', emailVerified: true },
])
const serve = () =>
  serveAuth(database, {}, (services) => [...apiHandlers(apiRouter, services)], afterAll)
const [product, another] = [await serve(), await serve()]
const ada = await product.signedIn('ada@example.com')
const grace = await product.signedIn('grace@example.com')
const adaElsewhere = another.browser()
for (const [name, value] of ada.cookies) adaElsewhere.cookies.set(name, value)

type Sent = { path?: string; by?: typeof ada; method?: string }
const send = (
  once: string,
  value: object,
  { path = '/api/v1/users', by = ada, method = 'POST' }: Sent = {},
) => by.send(method, path, value, { 'idempotency-key': once })

const of = (name: string) => ({
  name,
  email: `${name.replaceAll(' ', '.').toLowerCase()}@example.com`,
})
const usersNamed = async (name: string) => {
  const [row] = await orm.select({ count: count() }).from(users).where(eq(users.name, name))
  return row?.count
}
const reused = { status: 409, json: { code: 'IDEMPOTENCY_KEY_REUSED' } }

beforeEach(() => pool.query('TRUNCATE idempotent_calls, rates'))

describe('a change with an Idempotency-Key', () => {
  test('check 35: is answered the same again, and happens once', async () => {
    const first = await send('one', of('Once'))
    const again = await send('one', of('Once'))
    expect(first.status).toBe(201)
    expect(again).toMatchObject({ status: 201, json: first.json })
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(first.headers).not.toHaveProperty('idempotent-replayed')
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(await usersNamed('Once')).toBe(1)
  })

  test('check 35: twenty at once, to two servers, are one, with one answer', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send('many', of('Many'), { by: index % 2 ? adaElsewhere : ada }),
      ),
    )
    expect(new Set(all.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1)
    expect(all[0]?.status).toBe(201)
    expect(await usersNamed('Many')).toBe(1)
  })

  test('check 35: another body, path or method is refused, at the same time too', async () => {
    await send('body', of('Body'))
    expect(await send('body', of('Other body'))).toMatchObject(reused)
    const elsewhere = { path: `/api/v1/users/${crypto.randomUUID()}`, method: 'DELETE' }
    expect(await send('body', {}, elsewhere)).toMatchObject(reused)
    const both = await Promise.all([send('both', of('Left')), send('both', of('Right'))])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(Number(await usersNamed('Left')) + Number(await usersNamed('Right'))).toBe(1)
  })

  test('a refusal is the same again; another caller has keys of their own', async () => {
    await send('taken', of('Taken'))
    const refused = await send('refused', of('Taken'))
    expect(refused.status).toBe(409)
    await orm.delete(users).where(eq(users.name, 'Taken'))
    expect((await send('refused', of('Taken'))).json).toEqual(refused.json)
    expect((await send('taken', of('Taken'), { by: grace })).status).toBe(201)
  })

  test('an empty answer is the same again', async () => {
    const { json } = await send('made', of('Gone'))
    const path = `/api/v1/users/${(json as { id: string }).id}`
    const end = () => send('gone', {}, { path, method: 'DELETE' })
    expect([(await end()).status, (await end()).status]).toEqual([204, 204])
  })

  test('what may succeed later is not kept: a call without permission', async () => {
    await orm.update(users).set({ role: 'user' }).where(eq(users.name, 'Ada'))
    expect((await send('later', of('Later'))).status).toBe(403)
    await orm.update(users).set({ role: 'admin' }).where(eq(users.name, 'Ada'))
    expect(await orm.select().from(idempotentCalls)).toEqual([])
    expect((await send('later', of('Later'))).status).toBe(201)
  })

  test('after a crash it runs again only if nothing was changed', async () => {
    const die = (name: string) =>
      pool.query(
        `UPDATE idempotent_calls SET answer = NULL, fingerprint = NULL, held_until = now() - interval '1 second',
         request_id = CASE WHEN $1 THEN request_id ELSE 'none' END`,
        [name === 'after'],
      )
    await send('crash', of('Crash'))
    await die('after')
    expect(await send('crash', of('Crash'))).toMatchObject({
      status: 409,
      json: { code: 'IDEMPOTENCY_ANSWER_LOST' },
    })
    await orm.delete(users).where(eq(users.name, 'Crash'))
    await die('before')
    expect((await send('crash', of('Crash'))).status).toBe(201)
  })

  test('keys are visible ASCII, answers are encrypted and deleted after a day', async () => {
    for (const wrong of ['a b', 'x'.repeat(256)]) {
      expect(await send(wrong, of('Wrong'))).toMatchObject({ status: 400 })
    }
    await send('secret', of('Hidden text'))
    const [row] = await orm.select().from(idempotentCalls)
    expect(JSON.stringify(row)).not.toMatch(/Hidden text|secret/)
    await pool.query(`UPDATE idempotent_calls SET started_at = now() - interval '25 hours'`)
    expect((await send('secret', of('Another day'))).status).toBe(201)
    await pool.query(`UPDATE idempotent_calls SET started_at = now() - interval '25 hours'`)
    await deleteOldAnswers.run({ database }, undefined)
    expect(await orm.$count(idempotentCalls)).toBe(0)
  })
})
