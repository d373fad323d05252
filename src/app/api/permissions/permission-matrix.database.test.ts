import type { AnyProcedure } from '@orpc/server'
import { afterAll, describe, expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { changedUserId } from '#domains/identity/test-calls.server.ts'
import { permissionsOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { type Caller, callers } from '#platform/api/test-call-samples.ts'
import type { ApiMeta } from '#platform/api/upload.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import { checksums } from '#platform/database/test-checksum.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Asked } from '#platform/http/test-client.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { scopesIn } from '#rules/permissions.ts'
import { leadOutside } from '../../../../tests/outside/travel.ts'
import { apiRouter } from '../router.server.ts'
import {
  bodies as ownBodies,
  files,
  ids,
  names,
  newRows,
  outside,
  placesOf,
  reads,
  tables,
  variables,
  variantOf,
} from '../test-domains.server.ts'
import { procedures } from '../test-procedures.server.ts'
import {
  resourceBodies,
  resourceFiles,
  resourceReads,
  resourceTables,
} from '../test-resources.server.ts'
import { permissionMatrix } from './test-permission-matrix.ts'

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

const bodies: Record<string, object> = { ...resourceBodies(ids), ...ownBodies }
const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const uploads: Record<string, Asked> = {
  'files.create': { headers: fromHere, body: onePixel },
  'files.createLogo': { headers: fromHere, body: onePixel },
  ...Object.fromEntries(
    Object.entries({ ...resourceFiles(names), ...files }).map(([name, body]) => [
      name,
      { headers: { ...fromHere, 'content-type': 'text/csv' }, body },
    ]),
  ),
}
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

test('check 21: everybody signs in for what follows', async () => {
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
  expect((await manager.get('/get-session')).json).toMatchObject({ user: { name: 'acted-as' } })
})

test('check 21: every procedure has its row, and no row is left over', () => {
  expect(Object.keys(permissionMatrix).toSorted()).toEqual(
    procedures.map(([name]) => name).toSorted(),
  )
})

test('issue 18.5: an admin who acts as somebody changes nothing but what is listed here', () => {
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

async function rowsNow() {
  const watched = [...resourceTables, ...tables, 'files', 'imports', 'distinct_records']
  const rows = watched.map(async (table) => ({
    rows: await everyRow(database, `SELECT * FROM ${table} ORDER BY id`),
  }))
  const editing = pool.query<object>('SELECT * FROM editors ORDER BY record_id, user_id')
  const signedIn = pool.query<object>('SELECT id FROM sessions WHERE user_id = $1', [changedUserId])
  const active = pool.query<object>('SELECT id, active_organization_id FROM sessions ORDER BY id')
  // Any call by a key notes its use.
  const ownKeys = pool.query<object>('SELECT id, start, revoked_at FROM api_keys ORDER BY id')
  return JSON.stringify(
    (await Promise.all([...rows, signedIn, active, editing, ownKeys])).map((found) => found.rows),
  )
}

let present: { world: string; rows: string } | undefined

/** Reuses the rows of the last call, unless it changed them or the next call needs others. */
async function rowsFor(name: string, caller: Caller) {
  const world = { email: addressOf(caller), userId: changedUserId, variant: variantOf(name) }
  const asked = JSON.stringify(world)
  if (present?.world !== asked) {
    await newRows(database, world)
    present = { world: asked, rows: await rowsNow() }
  }
  return present.rows
}

const metaOf = (procedure: AnyProcedure) => procedure['~orpc'].meta as ApiMeta
const methodOf = (procedure: AnyProcedure) => procedure['~orpc'].route.method ?? 'POST'

function targetOf(name: string, procedure: AnyProcedure) {
  const { path = '' } = procedure['~orpc'].route
  const places = placesOf(name)
  return `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, place: string) => `${places[place]}`)}`
}

const addresses: Partial<Record<Caller, string>> = {
  reader: 'reader',
  readerKey: 'reader',
  acting: 'acted-as',
}
const addressOf = (caller: Caller) => `${addresses[caller] ?? 'manager'}@example.com`

const keys = new Map<Caller, string>()

test('issue 24.1: everybody signs in by key, too: a reader and a manager with every permission that they have', async () => {
  for (const [caller, owner] of [
    ['readerKey', 'reader'],
    ['managerKey', 'manager'],
  ] as const) {
    const permissions = permissionsOf({ id: '', role: owner === 'manager' ? 'admin' : 'user' })
    const draft = { name: 'All of it', scopes: scopesIn(permissions) }
    const { status, json } = await browserOf(owner).send('POST', '/api/v1/keys', draft)
    expect(status).toBe(201)
    keys.set(caller, (json as { key: string }).key)
  }
})

/** A program sends no cookie and no origin. */
function askByKey(key: string, target: string, { method, upload, value }: Sent) {
  const authorization = `Bearer ${key}`
  const { headers: { 'content-type': type = 'application/octet-stream' } = {}, body } = upload ?? {}
  if (upload) {
    return product.ask(target, { method, headers: { authorization, 'content-type': type }, body })
  }
  if (method === 'GET') return product.ask(target, { headers: { authorization } })
  const text = JSON.stringify(value)
  const length = { 'content-length': `${Buffer.byteLength(text)}` }
  const headers = { authorization, 'content-type': 'application/json', ...length }
  return product.ask(target, { method, headers, body: text })
}

type Sent = { method: string; upload: Asked | undefined; value: object }

function askAs(caller: Caller, target: string, sent: Sent) {
  const { method, upload, value } = sent
  const key = keys.get(caller)
  if (key !== undefined) return askByKey(key, target, sent)
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

describe.each(callers)('check 21: called by %s', (caller) => {
  test.each(procedures)('%s', async (name, procedure) => {
    const before = await rowsFor(name, caller)
    const method = methodOf(procedure)
    const target = targetOf(name, procedure)
    const value = bodies[name] ?? {}
    const { status, json } = await askAs(caller, target, { method, upload: uploads[name], value })
    const { code } = (json ?? {}) as { code?: string }
    const access = permissionMatrix[name]?.[caller] ?? 'yes'
    const isIn = access === 'yes'
    const changed = (await rowsNow()) !== before
    if (changed) present = undefined
    expect({ code, status, changed }).toEqual({
      code: isIn ? undefined : access,
      status: isIn ? (procedure['~orpc'].route.successStatus ?? 200) : refusals[access],
      changed: isIn && method !== 'GET' && !posted.includes(name),
    })
  })
})

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
