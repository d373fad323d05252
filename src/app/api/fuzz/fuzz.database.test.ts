import type { AnyProcedure } from '@orpc/server'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { changedUserId } from '#domains/identity/test-calls.server.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Answered, Asked } from '#platform/http/test-client.ts'
import {
  malformed,
  runs,
  seed,
  spoiled,
  withBrokenTexts,
  written,
} from '#platform/http/test-fuzz.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { complaintsAbout, harm } from '#platform/http/test-words.ts'
import { apiRouter } from '../router.server.ts'
import {
  clearRows,
  halves,
  ids,
  newRows,
  placesOf,
  searches,
  variantOf,
} from '../test-domains.server.ts'
import { procedures } from '../test-procedures.server.ts'
import { recordIdFor } from '../test-resources.server.ts'
import { inputOf, requiredIn } from './test-input.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const names = ['manager', 'reader', 'acted-as', 'inviter'] as const
const addressOf = (name: string) => `${name}@example.com`

const manyCalls = {
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
  LIMIT_SENSITIVE_MINUTES: '1440',
}
// One product answers all calls of this file: to make one takes as long as a hundred of them.
const { lines, ...product } = await serveAuth(
  database,
  manyCalls,
  (services) => apiHandlers(apiRouter, services),
  afterAll,
)

type Caller = 'stranger' | 'reader' | 'manager'
const cookies: Record<Caller, string> = { stranger: '', reader: '', manager: '' }
const callers = fc.constantFrom<Caller>('stranger', 'reader', 'manager', 'manager')
let people: (typeof users.$inferSelect)[] = []
let signedIn: (typeof sessions.$inferSelect)[] = []

/** Sessions are reused: signing in is slow, and a fuzzed call may delete the user. */
async function signInAll() {
  await orm.insert(users).values(names.map((name) => ({ name, email: addressOf(name) })))
  await pool.query(`UPDATE users SET role = 'admin' WHERE name = 'manager'`)
  for (const name of ['reader', 'manager'] as const) {
    const browser = await product.signedIn(addressOf(name))
    cookies[name] = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  }
  people = await orm.select().from(users)
  signedIn = await orm.select().from(sessions)
}

let areRowsChanged = true

async function ask(path: string, asked: Asked) {
  const answer: Answered = await product.ask(path, asked)
  if (asked.method !== 'GET' && answer.status < 400) areRowsChanged = true
  return answer
}

beforeEach(async () => {
  lines.length = 0
  if (people.length === 0) await signInAll()
  if (!areRowsChanged) return
  // A domain may keep users from being deleted.
  await clearRows(database)
  await pool.query('DELETE FROM users')
  await orm.insert(users).values(people)
  await orm.insert(sessions).values(signedIn)
  const world = { email: addressOf('manager'), userId: changedUserId, variant: variantOf('') }
  await newRows(database, world)
  areRowsChanged = false
})

/** Ids that a call may name are those of records that exist. */
function placesFor(name: string): Record<string, string | undefined> {
  const id = recordIdFor(name)
  return { ...ids, ids: id, ...placesOf(name) }
}

function asRest({ '~orpc': { route } }: AnyProcedure, input: unknown, tail: string) {
  const { method = 'POST', path = '' } = route
  const values = new Map(Object.entries(typeof input === 'object' && input ? input : {}))
  const target = path.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const value = values.get(place) as unknown
    values.delete(place)
    return written(value)
  })
  if (method === 'GET') {
    const query = [...values].map(([key, value]) => `${written(key)}=${written(value)}`).join('&')
    return { method, path: `/api/v1${target}?${query}${tail}`.slice(0, 6000) }
  }
  const rest: unknown = typeof input === 'object' && input ? Object.fromEntries(values) : input
  return { method, path: `/api/v1${target}`.slice(0, 6000), body: JSON.stringify(rest ?? null) }
}

const asRpc = (name: string, input: unknown, meta: unknown) => ({
  method: 'POST',
  path: `/api/rpc/${name.replaceAll('.', '/')}`,
  body: JSON.stringify({ json: input, meta }),
})

const tails = fc.constantFrom(
  '',
  '&',
  '&limit=1&limit=2',
  '&__proto__[polluted]=1&constructor[prototype][polluted]=1',
  '&a[b][c][]=1&a[b]=2&a=3&[]=4&[',
  '&%E0%A4%A=%&%00=%00',
)
const kinds = fc.oneof(fc.integer({ min: -1, max: 9 }), malformed)
const steps = fc.constantFrom<unknown>('id', 'ids', '__proto__', 'constructor', 'x', 0, 1, null)
const metas = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  fc.array(fc.tuple(kinds, steps, steps), { maxLength: 3 }),
  malformed,
)

const types = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/csv', 'text/plain', 'image/png', 'application/json; charset=utf-7', ';'),
)

test.each(procedures)(
  'security: %s answers malformed input of every caller in words, by RPC and REST',
  async (name, procedure) => {
    const input = spoiled(inputOf(procedure, (key) => placesFor(name)[key]))
    const call = fc.record({ caller: callers, input, meta: metas, tail: tails, type: types })
    const tryOut = fc.asyncProperty(call, async ({ caller, input: sent, meta, tail, type }) => {
      const headers = { ...fromHere, ...(cookies[caller] && { cookie: cookies[caller] }) }
      for (const asked of [asRest(procedure, sent, tail), asRpc(name, sent, meta)]) {
        const { method, path, body } = { body: '', ...asked }
        const answer = await ask(path, {
          method,
          headers: method === 'GET' ? headers : { ...headers, 'content-type': type },
          body,
        })
        expect(complaintsAbout(answer, `${caller}: ${method} ${path} ${body}`)).toEqual([])
      }
    })
    await fc.assert(tryOut, { seed, numRuns: 2 * runs, endOnFailure: true })
    expect(harm(lines)).toEqual([])
  },
  60_000 + runs * 2_000,
)

test.each(procedures)(
  'security: %s meets a null byte, half a character and inherited names in each of its texts, by RPC and REST',
  async (name, procedure) => {
    const right = inputOf(procedure, (key) => placesFor(name)[key])
    const headers = { ...fromHere, cookie: cookies.manager, 'content-type': 'application/json' }
    for (const input of withBrokenTexts(
      fc.sample(right, { seed, numRuns: 100 }),
      requiredIn(procedure),
    )) {
      for (const asked of [asRpc(name, input, undefined), asRest(procedure, input, '')]) {
        const { method, path, body } = { body: '', ...asked }
        const answer = await ask(path, { method, headers, body })
        expect(complaintsAbout(answer, `${method} ${path} ${body}`)).toEqual([])
      }
    }
    expect(harm(lines)).toEqual([])
  },
  60_000,
)

test.each(
  Object.entries(searches).map(
    ([path, input]) => [path, { ...input, searchTerm: 'a\0b' }] as const,
  ),
)('security: %s finds nothing for %j', async (path, input) => {
  const headers = { ...fromHere, cookie: cookies.manager, 'content-type': 'application/json' }
  const body = JSON.stringify({ json: input })
  const answer = await ask(`/api/rpc/${path}`, { method: 'POST', headers, body })
  expect(answer).toMatchObject({ status: 200, json: { json: { items: [] } } })
})

test.each(halves)(
  'security: half a character sent to %s is a mistake in its field',
  async (path, method, body) => {
    const answer = await ask(`/api/v1${path}`, {
      method,
      headers: { ...fromHere, cookie: cookies.reader, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer).toMatchObject({
      status: 400,
      json: { fields: { name: 'No control characters' } },
    })
  },
)
