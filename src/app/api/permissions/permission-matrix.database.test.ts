import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { changedUserId } from '#domains/identity/test-calls.server.ts'
import { permissionsOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { type Caller, callers } from '#platform/api/test-call-samples.ts'
import { checksums } from '#platform/database/test-checksum.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { grantableScopes } from '#rules/key-scopes.ts'
import { leadOutside } from '../../../../tests/outside/travel.ts'
import { apiRouter } from '../router.server.ts'
import {
  bearerOf,
  newRows,
  outside,
  placesOf,
  reads,
  variables,
  variantOf,
} from '../test-domains.server.ts'
import { procedures } from '../test-procedures.server.ts'
import { resourceReads } from '../test-resources.server.ts'
import { permissionMatrix } from './test-permission-matrix.ts'
import {
  askByKey,
  bodies,
  callRows,
  metaOf,
  methodOf,
  targetOf,
  uploads,
} from './test-scoped-calls.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const person = (name: string, role = 'user') => ({ name, role, email: `${name}@example.com` })
await orm
  .insert(users)
  .values([
    person('reader'),
    person('banned'),
    person('acted-as'),
    person('inviter'),
    person('manager', 'admin'),
  ])

const posted = [...resourceReads, ...reads]

type Browser = ReturnType<Awaited<ReturnType<typeof serveAuth>>['browser']>
const cookies = new Map<Caller, Browser['cookies']>()

const manyCalls = {
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '100000',
}
const elsewhere = await leadOutside(outside)
afterAll(() => elsewhere.close())
const serve = (settings: Record<string, string> = {}) =>
  serveAuth(
    database,
    { ...manyCalls, ...variables, ...settings },
    (services) => apiHandlers(apiRouter, services),
    afterAll,
  )
const product = await serve()
const demo = await serve({ DEMO_MODE: 'true' })

function browserOf(caller: Caller) {
  const visitor = (caller === 'demoManager' ? demo : product).browser()
  for (const [name, value] of cookies.get(caller) ?? []) visitor.cookies.set(name, value)
  return visitor
}

beforeAll(async () => {
  const { signedIn } = product
  const manager = await signedIn('manager@example.com')
  cookies.set('manager', new Map(manager.cookies)).set('demoManager', new Map(manager.cookies))
  for (const name of ['reader', 'banned'] as const) {
    cookies.set(name, (await signedIn(`${name}@example.com`)).cookies)
  }
  await pool.query(`UPDATE users SET banned = true WHERE name = 'banned'`)
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM users WHERE name = 'acted-as'`)
  await manager.post('/admin/impersonate-user', { userId: rows[0]?.id, reason: 'To see' })
  cookies.set('acting', manager.cookies)
  await makeKeys()
})

test('an admin who acts as a user has a session of that user', async () => {
  const { json } = await browserOf('acting').get('/get-session')
  expect(json).toMatchObject({ user: { email: 'acted-as@example.com' } })
})

test('check 21: every procedure has its row, and no row is left over', () => {
  expect(Object.keys(permissionMatrix).toSorted()).toEqual(
    procedures.map(([name]) => name).toSorted(),
  )
})

test('an admin who acts as a user changes nothing but what is listed here', () => {
  const allowed = procedures
    .filter(([, procedure]) => metaOf(procedure).whileImpersonating === 'allowed')
    .map(([name]) => name)
  const supporting = Object.entries(permissionMatrix).flatMap(([name, { acting, demoManager }]) =>
    acting === 'yes' && demoManager === 'DEMO_MODE' ? [name] : [],
  )
  expect(allowed.toSorted()).toEqual(supporting.toSorted())
  for (const [name, procedure] of procedures) {
    const isReading = methodOf(procedure) === 'GET' || posted.includes(name)
    const { acting, reader } = permissionMatrix[name] ?? {}
    if (isReading || allowed.includes(name) || reader !== 'yes') continue
    expect([name, acting]).toEqual([name, 'IMPERSONATING'])
  }
})

const rows = callRows(database, changedUserId)

const addresses: Partial<Record<Caller, string>> = {
  reader: 'reader',
  readerKey: 'reader',
  acting: 'acted-as',
}
const addressOf = (caller: Caller) => `${addresses[caller] ?? 'manager'}@example.com`

const keys = new Map<Caller, string>()

/** A reader and a manager call by key, too, with every permission that they have, where there are keys. */
async function makeKeys() {
  if (!bearerOf) return
  for (const [caller, owner] of [
    ['readerKey', 'reader'],
    ['managerKey', 'manager'],
  ] as const) {
    const permissions = permissionsOf({ id: '', role: owner === 'manager' ? 'admin' : 'user' })
    keys.set(caller, await bearerOf(browserOf(owner), grantableScopes(permissions)))
  }
}

function askAs(caller: Caller, target: string, sent: Parameters<typeof askByKey>[3]) {
  const { method, upload, value } = sent
  const key = keys.get(caller)
  if (key !== undefined) return askByKey(product.ask, key, target, sent)
  const browser = browserOf(caller)
  return method === 'GET' || upload
    ? browser.ask(target, { method, ...upload })
    : browser.send(method, target, value)
}

const refusals = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  IMPERSONATING: 403,
  DEMO_MODE: 403,
  KEY_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  ORGANIZATION_REQUIRED: 403,
}

const others = bearerOf ? [] : ['readerKey', 'managerKey']

describe.each(callers.filter((caller) => !others.includes(caller)))(
  'check 21: called by %s',
  (caller) => {
    test.each(procedures)('%s', async (name, procedure) => {
      const before = await rows.rowsFor(name, addressOf(caller))
      const method = methodOf(procedure)
      const target = targetOf(name, procedure)
      const value = bodies[name] ?? {}
      const { status, json } = await askAs(caller, target, { method, upload: uploads[name], value })
      const { code } = (json ?? {}) as { code?: string }
      const access = permissionMatrix[name]?.[caller] ?? 'yes'
      const isIn = access === 'yes'
      const changed = await rows.isChanged(before)
      expect({ code, status, changed }).toEqual({
        code: isIn ? undefined : access,
        status: isIn ? (procedure['~orpc'].route.successStatus ?? 200) : refusals[access],
        changed: isIn && method !== 'GET' && !posted.includes(name),
      })
    })
  },
)

test('check 24: in a demo no call, by RPC or REST, leaves a trace in any table', async () => {
  await newRows(database, {
    email: addressOf('demoManager'),
    userId: changedUserId,
    variant: variantOf(''),
  })
  const browser = browserOf('demoManager')
  const before = await checksums(database)
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['users', 'sessions', 'files', 'activities']),
  )
  for (const [name, procedure] of procedures) {
    const method = methodOf(procedure)
    const upload = uploads[name]
    const byProgram = await (method === 'GET' || upload
      ? browser.ask(targetOf(name, procedure), { method, ...upload })
      : browser.send(method, targetOf(name, procedure), bodies[name] ?? {}))
    const json = { ...placesOf(name), ...bodies[name] }
    const byPage = await browser.send('POST', `/api/rpc/${name.replaceAll('.', '/')}`, { json })
    const isReading = method === 'GET' || posted.includes(name)
    const refused = [byProgram, byPage].every(({ status }) => status === 403)
    expect([name, isReading || refused]).toEqual([name, true])
  }
  expect(await checksums(database)).toEqual(before)
})
