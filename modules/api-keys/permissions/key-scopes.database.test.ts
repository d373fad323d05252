import { afterAll, describe, expect, test } from 'vitest'
import { permissionMatrix } from '#app/api/permissions/test-permission-matrix.ts'
import {
  askByKey,
  bodies,
  callRows,
  metaOf,
  methodOf,
  targetOf,
  uploads,
} from '#app/api/permissions/test-scoped-calls.server.ts'
import { apiRouter } from '#app/api/router.server.ts'
import { outside, variables } from '#app/api/test-domains.server.ts'
import { procedures } from '#app/api/test-procedures.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { changedUserId } from '#domains/identity/test-calls.server.ts'
import { scopesFor } from '#platform/access/key-access.ts'
import { permissionsOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { isReading } from '#platform/context/upload.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { grantableScopes, knownScopes, offeredScopes } from '#rules/key-scopes.ts'
import { scopesIn } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'
import { leadOutside } from '../../../tests/outside/travel.ts'
import { apiKeys } from '../auth/index.server.ts'

const database = await testDatabase()
const { orm } = database
const email = 'manager@example.com'
await orm.insert(users).values([
  { name: 'reader', email: 'reader@example.com' },
  { name: 'acted-as', email: 'acted-as@example.com' },
  { name: 'inviter', email: 'inviter@example.com' },
  { name: 'manager', email, role: 'admin' },
])
const elsewhere = await leadOutside(outside)
afterAll(() => elsewhere.close())
const limits = {
  LIMIT_CALLS_PER_KEY_PER_MINUTE: '100000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '100000',
}
const product = await serveAuth(
  database,
  { ...limits, ...variables },
  (services) => apiHandlers(apiRouter, services),
  afterAll,
)
const owner = await product.signedIn(email)
const all = grantableScopes(permissionsOf({ id: '', role: 'admin' }))
const draft = { name: 'Scoped', scopes: all }
const made = (await owner.send('POST', '/api/v1/keys', draft)).json as { key: string }
const rows = callRows(database, changedUserId)

async function callWith(scopes: string[], name: string, procedure: (typeof procedures)[number][1]) {
  const before = await rows.rowsFor(name, email)
  await orm.update(apiKeys).set({ scopes })
  const sent = {
    method: methodOf(procedure),
    upload: uploads[name],
    value: bodies[name] ?? {},
  }
  const { status, json } = await askByKey(product.ask, made.key, targetOf(name, procedure), sent)
  const { code } = (json ?? {}) as { code?: string }
  return { status, code, changed: await rows.isChanged(before) }
}

const endingOn = (...actions: string[]) =>
  all.filter((scope) => actions.includes(scope.split(':')[1] ?? ''))

/** A view, a webhook and an announcement also ask for the resource that they are about. */
function besides(name: string): string[] {
  if (/^(views|webhooks)\./.test(name)) return endingOn('read', 'list')
  return name === 'live.edit' ? endingOn('update') : []
}

const byKey = procedures.filter(([, procedure]) => scopesFor(metaOf(procedure)).length > 0)
const asksNobody = ({ wanted }: ReturnType<typeof metaOf>) => wanted === undefined

test('every procedure names the scopes of keys, or says that it refuses keys', () => {
  const silent = procedures.flatMap(([name, procedure]) => {
    const meta = metaOf(procedure)
    const isRefusing = meta.byKey === 'refused' || asksNobody(meta)
    const isNamed = meta.anyOf !== undefined || scopesFor(meta).length > 0
    return isRefusing || isNamed ? [] : [name]
  })
  expect(silent).toEqual([])
})

test('every scope that a form offers is asked by a call', () => {
  const reached = (meta: ReturnType<typeof metaOf>) => scopesFor(meta).flatMap(scopesIn)
  const asked = byKey.flatMap(([, procedure]) => reached(metaOf(procedure)))
  const resourceOf = (scope: string) => scope.split(':')[0]
  const resources = new Set(asked.map(resourceOf))
  // A resource whose domain was removed has no calls at all.
  const offered = offeredScopes(roles.admin.permissions).filter((scope) =>
    resources.has(resourceOf(scope)),
  )
  expect(offered.filter((scope) => !asked.includes(scope))).toEqual([])
  const ofAny = byKey.flatMap(([, procedure]) => {
    const meta = metaOf(procedure)
    return meta.byKey === 'any' ? reached(meta) : []
  })
  const forOrganization = offeredScopes(roles.admin.permissions, crypto.randomUUID())
  const others = forOrganization.filter(
    (scope) => resources.has(resourceOf(scope)) && !ofAny.includes(scope),
  )
  expect(others).toEqual([])
  expect(knownScopes).toEqual(expect.arrayContaining(forOrganization))
})

describe('by effect: a key of an admin', () => {
  test.each(byKey)('%s is refused by all scopes but its own', async (name, procedure) => {
    const asked = scopesFor(metaOf(procedure)).flatMap(scopesIn)
    const others = all.filter((scope) => !asked.includes(scope))
    expect(await callWith(others, name, procedure)).toEqual({
      status: 403,
      code: 'FORBIDDEN',
      changed: false,
    })
  })

  test.each(byKey)('%s is done by its own scopes alone', async (name, procedure) => {
    const meta = metaOf(procedure)
    const access = permissionMatrix[name]?.managerKey ?? 'yes'
    const asked = [...new Set(scopesFor(meta).flatMap(scopesIn))]
    const { code, changed } = await callWith([...asked, ...besides(name)], name, procedure)
    expect({ code, changed }).toEqual({
      code: access === 'yes' ? undefined : access,
      changed: access === 'yes' && !isReading(meta, methodOf(procedure)),
    })
  })

  test.each(procedures)('%s does nothing for a key of the app alone', async (name, procedure) => {
    if (asksNobody(metaOf(procedure))) return
    const { status, changed } = await callWith(['apps:app'], name, procedure)
    expect([status, changed]).toEqual([403, false])
  })
})
