import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import {
  bodies as ownBodies,
  ids,
  newRows,
  placesOf,
  tables,
} from '#app/api/test-domains.server.ts'
import { procedures } from '#app/api/test-procedures.server.ts'
import { resourceBodies } from '#app/api/test-resources.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { changedUserId } from '#domains/identity/test-calls.server.ts'
import { users } from '#platform/access/tables.ts'
import { type Actor, actorOf, anonymous, operator } from '#platform/activity/actor.ts'
import { everyRow } from '#platform/database/row-security/test-tenants.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { ownScopes } from '#rules/own-scopes.ts'
import { type Permissions, scopesIn } from '#rules/permissions.ts'
import { roles } from '#rules/roles.ts'
import { organizationId } from '../test-calls.server.ts'
import { organized } from '../test-organizations.server.ts'

/** Tables without a policy: their verbs ask for the membership, or show a user only what is their own. */
const withoutPolicy = [
  'directory_users',
  'email_domains',
  'invitations',
  'members',
  'organization_providers',
  'shelf_shares',
  'team_members',
  'teams',
].filter((table) => tables.includes(table))

const database = await testDatabase()
const isolated = serverParts.resources.filter(({ resource }) => resource.belongsTo !== undefined)
const actions = ['read', 'create', 'update', 'delete'] as const
const entries = isolated.map(({ resource }) => [resource.name, actions] as const)
const permissions: Permissions = {
  ...roles.user.permissions,
  apps: ['app', 'manager'],
  ...Object.fromEntries<readonly ('read' | 'create' | 'update' | 'delete')[]>(entries),
}
Object.assign(roles, { stranger: { permissions } })
afterAll(() => Reflect.deleteProperty(roles, 'stranger'))

const limits = {
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '100000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '100000',
}
const product = await organized(database, limits, apiRouter, afterAll)
const person = (name: string) => ({ name, email: `${name}@example.com` })
await database.orm.insert(users).values(['reader', 'acted-as', 'inviter', 'manager'].map(person))
const member = await product.person('Member', { role: 'stranger' })
const stranger = await product.person('Stranger', { role: 'stranger' })

const bodies: Record<string, object> = { ...resourceBodies(ids), ...ownBodies }
const secret = new Set<string>()

interface Reference {
  table: string
  column: string
  target: string
}

/** The tables whose rows refer to an organization, directly or by other tables. */
async function tablesOfOrganizations() {
  const { rows } = await database.pool.query<Reference>(
    `SELECT conrelid::regclass::text AS table, attname AS column, confrelid::regclass::text AS target
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  const found = new Map<string, Reference>()
  for (let size = -1; size < found.size;) {
    size = found.size
    for (const row of rows) {
      if (row.target === 'organizations' || found.has(row.target)) {
        if (!found.has(row.table)) found.set(row.table, row)
      }
    }
  }
  return [...found.values()]
}

let reached: Reference[] = []

beforeAll(async () => {
  await newRows(database, {
    email: 'reader@example.com',
    userId: changedUserId,
    variant: 'active',
  })
  await product.joins(organizationId, member, 'member')
  reached = await tablesOfOrganizations()
  secret.add(organizationId)
  for (const { table, column } of reached) {
    const rows = await everyRow<{ id: string | null }>(
      database,
      `SELECT to_jsonb(row) ->> 'id' AS id FROM ${table} AS row WHERE ${column} = ANY ($1)`,
      [[...secret]],
    )
    for (const { id } of rows) if (id !== null) secret.add(id)
  }
})

describe('as a stranger to an organization', () => {
  test('each table of its rows has a policy that binds even its owner, or verbs that ask for the membership', async () => {
    const { rows } = await database.pool.query<{ name: string; isForced: boolean }>(
      `SELECT relname AS name, relforcerowsecurity AS "isForced" FROM pg_class
       WHERE relrowsecurity AND relnamespace = 'public'::regnamespace`,
    )
    expect(rows.filter(({ isForced }) => !isForced)).toEqual([])
    const covered = [...rows.map(({ name }) => name), ...withoutPolicy]
    expect(reached.map(({ table }) => table).toSorted()).toEqual([...new Set(covered)].toSorted())
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(isolated.map(({ trash }) => getTableName(trash.table))),
    )
  })

  test('no table with a policy shows a row', async () => {
    for (const { resource, trash } of isolated) {
      const seenBy = (by: Actor) =>
        trash.within({ orm: database.orm, by }, (orm) => orm.$count(trash.table))
      const seen = [
        await seenBy(operator),
        await seenBy(actorOf(member)),
        await seenBy(actorOf(stranger)),
        await seenBy(anonymous),
        await database.orm.$count(trash.table),
      ]
      expect([resource.path, ...seen]).toEqual([resource.path, 2, 2, 0, 0, 0])
    }
  })

  test('no procedure shows a row', async () => {
    async function shown({ browser }: typeof stranger, name: string, input: object) {
      const sent = JSON.stringify(input)
      const path = `/api/rpc/${name.replaceAll('.', '/')}`
      const { body } = await browser.send('POST', path, { json: input })
      return [...secret].filter((id) => String(body).includes(id) && !sent.includes(id))
    }
    expect(await shown(member, 'organizations.list', {})).toContain(organizationId)
    for (const [name] of procedures) {
      for (const input of [{ ...placesOf(name), ...bodies[name] }, {}]) {
        expect([name, input, await shown(stranger, name, input)]).toEqual([name, input, []])
      }
    }
  })
})

describe('check 34: a key of one organization', () => {
  const owner = { id: '', key: '', free: '' }
  let owners = 0

  beforeEach(async () => {
    const ada = await product.person(`Ada${(owners += 1)}`, { role: 'stranger' })
    const own = await product.organization(ada)
    await product.joins(organizationId, ada, 'owner')
    const scopes = [
      ...scopesIn(ownScopes),
      ...isolated.map(({ resource }) => `${resource.name}:read`),
    ]
    const keyFor = async (of: object) => {
      const { json } = await ada.call('POST', '/keys', { name: 'Key', scopes, ...of })
      return String(json['key'])
    }
    owner.id = own.id
    owner.key = await keyFor({ organizationId: own.id })
    owner.free = await keyFor({})
  })

  async function shown(key: string, name: string, input: object) {
    const { body } = await product.ask(`/api/rpc/${name.replaceAll('.', '/')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ json: input }),
    })
    const sent = JSON.stringify(input)
    return [...secret].filter((id) => String(body).includes(id) && !sent.includes(id))
  }

  test('shows nothing of another organization of its owner, by any procedure', async () => {
    expect(await shown(owner.free, 'organizations.list', {})).toContain(organizationId)
    for (const [name] of procedures) {
      for (const input of [{ ...placesOf(name), ...bodies[name] }, {}]) {
        expect([name, input, await shown(owner.key, name, input)]).toEqual([name, input, []])
      }
    }
  })

  test('changes nothing of another organization, and does not see what it may not name', async () => {
    const by = (path: string, method = 'GET', body?: object) =>
      product.ask(`/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${owner.key}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    expect((await by(`/organizations/${owner.id}`)).status).toBe(200)
    const refused = { status: 404, json: { code: 'ORGANIZATION_NOT_FOUND' } }
    const path = `/organizations/${organizationId}`
    expect(await by(path)).toMatchObject(refused)
    expect(await by(path, 'PATCH', { name: 'Taken over', version: 1 })).toMatchObject(refused)
    expect(await by(`${path}/teams`, 'POST', { name: 'New team' })).toMatchObject(refused)
    for (const personal of ['/organizations', '/shelves', '/account']) {
      expect((await by(personal)).status).toBe(403)
    }
  })

  test('check 32: ends with the right to change the organization', async () => {
    const status = async () => {
      const headers = { authorization: `Bearer ${owner.key}` }
      return (await product.ask(`/api/v1/organizations/${owner.id}`, { headers })).status
    }
    const another = await product.person('Grace', { role: 'stranger' })
    await product.joins(owner.id, another, 'owner')
    const set = (role: string) =>
      database.pool.query(
        `UPDATE members SET role = $1 WHERE organization_id = $2 AND user_id <> $3`,
        [role, owner.id, another.id],
      )
    await set('member')
    expect(await status()).toBe(401)
    await set('administrator')
    expect(await status()).toBe(200)
    await database.pool.query(`DELETE FROM members WHERE organization_id = $1 AND user_id <> $2`, [
      owner.id,
      another.id,
    ])
    expect(await status()).toBe(401)
  })

  test('is made, listed and revoked by owners and administrators of it alone', async () => {
    const boss = await product.person('Boss', { role: 'stranger' })
    const plain = await product.person('Plain', { role: 'stranger' })
    const { id } = await product.organization(boss)
    const deputy = await product.person('Deputy', { role: 'stranger' })
    await product.joins(id, plain, 'member')
    await product.joins(id, deputy, 'administrator')
    const make = (by: typeof boss) =>
      by.call('POST', '/keys', { name: 'Sync', scopes: ['apps:app'], organizationId: id })
    for (const other of [plain, stranger]) {
      expect(await make(other)).toMatchObject({ status: 403, json: { code: 'NOT_KEY_HOLDER' } })
      expect((await other.call('GET', `/keys?organizationId=${id}`)).status).toBe(403)
    }
    const { json } = await make(boss)
    expect(json).toMatchObject({ organizationId: id })
    expect(await deputy.call('GET', `/keys?organizationId=${id}`)).toMatchObject({
      json: { items: [{ id: json['id'], owner: { name: 'Boss' } }] },
    })
    const end = (by: typeof boss) => by.call('DELETE', `/keys/${String(json['id'])}`, {})
    expect([(await end(plain)).status, (await end(deputy)).status]).toEqual([404, 204])
  })
})
