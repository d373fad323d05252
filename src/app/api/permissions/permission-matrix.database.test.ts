import type { AnyProcedure } from '@orpc/server'
import { afterAll, describe, expect, test } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { ApiMeta } from '#platform/api/upload.ts'
import { checksums } from '#platform/database/test-checksum.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Asked } from '#platform/http/test-client.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { apiRouter } from '../router.server.ts'
import {
  newOrganizations,
  organizationBodies,
  organizationId,
  organizationPlaces,
  organizationTables,
} from '../test-organizations.server.ts'
import { procedures } from '../test-procedures.server.ts'
import {
  newRecords,
  recordIdFor,
  resourceBodies,
  resourceFiles,
  resourceReads,
  resourceTables,
} from '../test-resources.server.ts'
import { newShelves, shelfBodies, shelfPlaces, shelfTables } from '../test-shelves.server.ts'
import { failedJobId, newJobs } from './test-jobs.server.ts'
import { type Caller, callers, permissionMatrix } from './test-permission-matrix.ts'

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

const genreId = '019aa5b0-0000-7000-8000-000000000001'
const emptyGenreId = '019aa5b0-0000-7000-8000-000000000007'
async function newShelf() {
  await pool.query('DELETE FROM shelves; DELETE FROM books; DELETE FROM genres')
  await pool.query(
    `INSERT INTO genres (id, name, colour) VALUES ($1, 'Novel', 1), ($2, 'Without books', 2)`,
    [genreId, emptyGenreId],
  )
  await newRecords(database, { genre: genreId })
}

const [looked, shutOut, theirs] = [4, 5, 6].map((n) => `019aa5b0-0000-7000-8000-00000000000${n}`)
async function newPeople() {
  await pool.query('DELETE FROM organizations')
  await pool.query('DELETE FROM users WHERE id IN ($1, $2) OR email = $3', [
    looked,
    shutOut,
    'new@example.com',
  ])
  await pool.query(
    `INSERT INTO users (id, email, banned) VALUES ($1, 'looked@after', false), ($2, 'shut@out', true)`,
    [looked, shutOut],
  )
  await pool.query(
    `INSERT INTO sessions (id, token, user_id, expires_at) VALUES ($1, 'theirs', $2, now() + interval '1 day')`,
    [theirs, looked],
  )
}

const bodies: Record<string, object> = {
  ...organizationBodies,
  ...resourceBodies({ genre: genreId }),
  ...shelfBodies(organizationId),
  'account.update': { name: 'Renamed' },
  'genres.create': { name: 'Verse', colour: 20 },
  'genres.update': { name: 'Renamed' },
  'genres.merge': { into: genreId },
  'genres.bulk': { ids: [emptyGenreId], action: { type: 'delete' } },
  'users.exportChosen': { ids: [looked] },
  'users.bulk': { ids: [looked], action: { type: 'ban', reason: 'To see' } },
  'users.create': { email: 'new@example.com' },
  'users.update': { version: 1, name: 'Renamed' },
  'users.ban': { reason: 'To see' },
  'users.impersonate': { reason: 'To see' },
}
const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const uploads: Record<string, Asked> = {
  'files.create': { headers: fromHere, body: onePixel },
  'files.createLogo': { headers: fromHere, body: onePixel },
  ...Object.fromEntries(
    Object.entries(resourceFiles({ genre: 'Novel' })).map(([name, body]) => [
      name,
      { headers: { ...fromHere, 'content-type': 'text/csv' }, body },
    ]),
  ),
}
const posted = [...resourceReads, 'shelves.holdings', 'shelves.openLink', 'users.exportChosen']

type Browser = ReturnType<Awaited<ReturnType<typeof serveAuth>>['browser']>
const cookies = new Map<Caller, Browser['cookies']>()

const manyCalls = {
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '100000',
}
const serve = (variables: Record<string, string> = {}) =>
  serveAuth(
    database,
    { ...manyCalls, ...variables },
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
  expect(allowed.toSorted()).toEqual([
    'files.createLogo',
    'organizations.activate',
    'organizations.deactivate',
    'organizations.update',
    'shelves.addBook',
    'shelves.create',
    'shelves.moveBook',
    'shelves.removeBook',
    'shelves.update',
    'teams.update',
  ])
  for (const [name, procedure] of procedures) {
    const isReading = methodOf(procedure) === 'GET' || posted.includes(name)
    const { acting, reader } = permissionMatrix[name] ?? {}
    if (isReading || allowed.includes(name) || reader !== 'yes') continue
    expect([name, acting]).toEqual([name, 'IMPERSONATING'])
  }
})

async function shelf() {
  const watched = [
    ...resourceTables,
    'genres',
    'files',
    'jobs',
    'users',
    ...organizationTables,
    ...shelfTables,
  ]
  const tables = watched.map((table) => pool.query<object>(`SELECT * FROM ${table} ORDER BY id`))
  const signedIn = pool.query<object>('SELECT id FROM sessions WHERE user_id = $1', [looked])
  const active = pool.query<object>('SELECT id, active_organization_id FROM sessions ORDER BY id')
  return JSON.stringify((await Promise.all([...tables, signedIn, active])).map(({ rows }) => rows))
}

const organizational = /^(organizations|managedOrganizations|members|teams|invitations|shelves)\./

type World = { email?: string; active?: boolean }

let present: { world: string; rows: string } | undefined

/** Reuses the rows of the last call, unless it changed them or the next call needs others. */
async function rowsFor(name: string, caller: Caller) {
  const world: World = organizational.test(name)
    ? { email: addressOf(caller), active: name !== 'organizations.activate' }
    : {}
  const asked = JSON.stringify(world)
  if (present?.world !== asked) {
    await newShelf()
    await newPeople()
    await newJobs(pool)
    if (world.email) await newBelongings(world.email, world.active)
    present = { world: asked, rows: await shelf() }
  }
  return present.rows
}

async function newBelongings(email: string, active = true) {
  await newOrganizations(pool, { memberId: `${looked}`, email, active })
  await newShelves(pool, { email, genreId, organizationId })
}

function placesFor(name: string): Record<string, string | undefined> {
  if (name.startsWith('shelves.')) return shelfPlaces(name)
  if (organizational.test(name)) return organizationPlaces(name)
  return { id: idFor(name), sessionId: theirs }
}

function idFor(name: string) {
  if (name.startsWith('jobs.')) return failedJobId
  if (name.startsWith('users.')) return name === 'users.unban' ? shutOut : looked
  if (name.startsWith('genres.')) return emptyGenreId
  return recordIdFor(name)
}

const metaOf = (procedure: AnyProcedure) => procedure['~orpc'].meta as ApiMeta
const methodOf = (procedure: AnyProcedure) => procedure['~orpc'].route.method ?? 'POST'

function targetOf(name: string, procedure: AnyProcedure) {
  const { path = '' } = procedure['~orpc'].route
  const places = placesFor(name)
  return `/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, place: string) => `${places[place]}`)}`
}

const addresses: Partial<Record<Caller, string>> = { reader: 'reader', acting: 'acted-as' }
const addressOf = (caller: Caller) => `${addresses[caller] ?? 'manager'}@example.com`

const refusals = { UNAUTHORIZED: 401, FORBIDDEN: 403, IMPERSONATING: 403, DEMO_MODE: 403 }

describe.each(callers)('check 21: called by %s', (caller) => {
  test.each(procedures)('%s', async (name, procedure) => {
    const before = await rowsFor(name, caller)
    const method = methodOf(procedure)
    const target = targetOf(name, procedure)
    const browser = browserOf(caller)
    const upload = uploads[name]
    const { status, json } = await (method === 'GET' || upload
      ? browser.ask(target, { method, ...upload })
      : browser.send(method, target, bodies[name] ?? {}))
    const { code } = (json ?? {}) as { code?: string }
    const access = permissionMatrix[name]?.[caller] ?? 'yes'
    const isIn = access === 'yes'
    const changed = (await shelf()) !== before
    if (changed) present = undefined
    expect({ code, status, changed }).toEqual({
      code: isIn ? undefined : access,
      status: isIn ? (procedure['~orpc'].route.successStatus ?? 200) : refusals[access],
      changed: isIn && method !== 'GET' && !posted.includes(name),
    })
  })
})

test('check 24: in a demo no call, by RPC or REST, leaves a trace in any table', async () => {
  await newShelf()
  await newPeople()
  await newBelongings(addressOf('demoManager'))
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
    const json = { ...placesFor(name), ...bodies[name] }
    const byPage = await browser.send('POST', `/api/rpc/${name.replaceAll('.', '/')}`, { json })
    const isReading = method === 'GET' || posted.includes(name)
    const refused = [byProgram, byPage].every(({ status }) => status === 403)
    expect([name, isReading || refused]).toEqual([name, true])
  }
  expect(await checksums(database)).toEqual(before)
})
