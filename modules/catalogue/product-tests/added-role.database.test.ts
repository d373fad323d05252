import type { AnyProcedure } from '@orpc/server'
import { afterAll, expect, test } from 'vitest'
import { apiRouter } from '#app/api/router.server.ts'
import { procedures } from '#app/api/test-procedures.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import type { ApiMeta } from '#platform/context/upload.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'

const added = {
  curator: {
    permissions: {
      account: ['update'],
      apps: ['app', 'manager'],
      book: ['read', 'create', 'update', 'delete'],
      genre: ['read'],
    },
  },
  support: {
    permissions: {
      apps: ['app', 'manager'],
      user: ['create', 'list', 'update', 'set-role', 'set-email', 'ban', 'delete', 'impersonate'],
    },
  },
} satisfies Record<string, { permissions: Permissions }>
Object.assign(roles, added)
afterAll(() => {
  for (const name of Object.keys(added)) Reflect.deleteProperty(roles, name)
})

const database = await testDatabase()
const { orm } = database
const limits = {
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '100000',
}
const served = await serveAuth(
  database,
  limits,
  (services) => apiHandlers(apiRouter, services),
  afterAll,
)

async function userOf(role: string) {
  const email = `${crypto.randomUUID()}@example.com`
  const [user] = await orm.insert(users).values({ email, role }).returning()
  if (!user) throw new Error('The user was not inserted')
  return user
}
const signedIn = async (role: string) => served.signedIn((await userOf(role)).email)

function admits(procedure: AnyProcedure, permissions: Permissions) {
  const { wanted = {}, anyOf = [{}] } = procedure['~orpc'].meta as ApiMeta
  return includesAll(permissions, wanted) && anyOf.some((one) => includesAll(permissions, one))
}

/** The type of an upload is checked before the permission of its sender. */
function uploadHeaders(procedure: AnyProcedure) {
  const { upload } = procedure['~orpc'].meta as ApiMeta
  return { 'content-type': upload?.types?.[0] ?? 'application/json' }
}

test('a new role is let in by each call that its permissions include, and by no other', async () => {
  const curator = await signedIn('user,curator')
  const { permissions } = (await curator.get('/get-session')).json as { permissions: Permissions }
  expect(permissions).toEqual(added.curator.permissions)
  const allowed: string[] = []
  for (const [name, procedure] of procedures) {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    // No record has this id, so an admitted call changes nothing.
    const target = `/api/v1${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`
    const { json } = await (method === 'GET'
      ? curator.ask(target)
      : curator.send(method, target, {}, uploadHeaders(procedure)))
    const isRefused = (json as { code?: string } | null)?.code === 'FORBIDDEN'
    if (!isRefused) allowed.push(name)
    expect([name, isRefused]).toEqual([name, !admits(procedure, permissions)])
  }
  expect(allowed).toEqual(
    expect.arrayContaining(['books.create', 'books.bulk', 'books.import', 'dashboard.read']),
  )
  const refused = /^(users|activity\.list$|jobs|managedOrganizations|genres\.(create|merge))/
  expect(allowed.filter((name) => refused.test(name))).toEqual([])
})

test('a dashboard leaves out what the caller may not read', async () => {
  const read = async (role: string) => {
    const { json } = await (await signedIn(role)).ask('/api/v1/manager/dashboard')
    return json as Record<'figures' | 'days' | 'attention', object>
  }
  const curator = await read('curator')
  expect(Object.keys(curator)).toEqual(expect.arrayContaining(['genres', 'fruitlessSearches']))
  expect(Object.keys(curator.figures)).toEqual(['books', 'authors', 'genres'])
  expect(Object.keys(curator.days)).toEqual(['booksAdded'])
  expect(Object.keys(curator.attention)).toEqual(['coverless'])
  const support = await read('support')
  expect(support).not.toHaveProperty('genres')
  expect(Object.keys(support.figures)).toEqual(['users'])
  const admin = await read('admin')
  const described = serverParts.resources.flatMap(({ resource: { belongsTo, path } }) =>
    belongsTo === undefined ? [path] : [],
  )
  const figures = new Set([
    'books',
    'authors',
    'genres',
    'users',
    'sessions',
    'signIns',
    ...described,
  ])
  expect(Object.keys(admin.figures).toSorted()).toEqual([...figures].toSorted())
  expect(Object.keys(admin.attention).toSorted()).toEqual(['bansEnding', 'coverless', 'mails'])
})

test('a manager gives no permission that they lack, and changes no user who has more', async () => {
  const support = await signedIn('support')
  const admin = await userOf('admin')
  await userOf('admin')
  const curator = await userOf('curator')
  const colleague = await userOf('support')
  const create = { email: `new-${crypto.randomUUID()}@example.com` }
  const forbidden = { code: 'FORBIDDEN' }
  const call = async (method: string, path: string, body: object) =>
    (await support.send(method, `/api/v1/users${path}`, body)).json
  expect(await call('POST', '', { ...create, role: 'admin' })).toMatchObject(forbidden)
  for (const { id } of [admin, curator]) {
    expect(await call('PATCH', `/${id}`, { email: 'taken-over@example.com' })).toMatchObject(
      forbidden,
    )
    expect(await call('POST', `/${id}/ban`, { reason: 'No' })).toMatchObject(forbidden)
    expect(await call('DELETE', `/${id}`, {})).toMatchObject(forbidden)
    expect(await call('POST', `/${id}/impersonate`, { reason: 'No' })).toMatchObject({
      code: 'YOU_CANNOT_IMPERSONATE_ADMINS',
    })
  }
  expect(await call('PATCH', `/${colleague.id}`, { role: 'admin' })).toMatchObject(forbidden)
  expect(await call('PATCH', `/${colleague.id}`, { name: 'Sam' })).toMatchObject({ name: 'Sam' })
  expect(await call('POST', `/${colleague.id}/ban`, { reason: 'Left' })).toMatchObject({
    banned: true,
  })
})
