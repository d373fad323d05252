import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { members } from '#modules/organizations/index.server.ts'
import { firstTeamOf } from '#modules/teams/test-teams.server.ts'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { containing, entraUser, patchOf, root, withDirectories } from './test-directory.server.ts'

const database = await testDatabase()
const product = await withDirectories(database, afterAll)
const corp = await product.directory('Corp', 'corp.example')
const { call, create } = corp

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'
const errorOf = (status: number) => ({
  status,
  headers: { 'content-type': 'application/scim+json' },
  json: { schemas: [errorSchema], status: String(status) },
})

describe('SCIM is called with a key of an organization', () => {
  test('without a key, with a wrong one, and with a session it is 401', async () => {
    const otherEnd = corp.key.endsWith('x') ? 'y' : 'x'
    for (const key of ['nothing', corp.key.slice(0, -1) + otherEnd]) {
      const answer = await product.callerWith(key)('GET', '/Users')
      expect(answer).toMatchObject(errorOf(401))
      expect(answer.headers['www-authenticate']).toContain('invalid_token')
    }
    expect((await corp.owner.browser.ask(`${root}/Users`)).status).toBe(401)
    expect((await product.ask(`${root}/ServiceProviderConfig`)).status).toBe(401)
  })

  test('with a key of a user, or without the scope, it is 403', async () => {
    for (const draft of [{}, { organizationId: corp.id }]) {
      const key = await product.keyOf(corp.owner, { ...draft, scopes: ['book:read', 'apps:app'] })
      expect(await product.callerWith(key)('GET', '/Users')).toMatchObject(errorOf(403))
    }
    const key = await product.keyOf(corp.owner, { scopes: ['book:read'] })
    await database.pool.query(
      `UPDATE api_keys SET scopes = '{directory:sync}' WHERE start = $1 AND organization_id IS NULL`,
      [key.slice(0, 13)],
    )
    expect(await product.callerWith(key)('GET', '/Users')).toMatchObject(errorOf(403))
  })

  test('only a key of an organization has the scope, also for an admin', async () => {
    const admin = await product.person('Root', { role: 'admin' })
    const draft = { name: 'Key', scopes: ['directory:sync'] }
    for (const { call: by } of [corp.owner, admin]) {
      expect(await by('POST', '/keys', draft)).toMatchObject({
        status: 403,
        json: { code: 'SCOPE_NOT_GRANTED' },
      })
      const foreign = { ...draft, organizationId: crypto.randomUUID() }
      expect(await by('POST', '/keys', foreign)).toMatchObject({
        status: 403,
        json: { code: 'NOT_KEY_HOLDER' },
      })
    }
  })

  test('a key is rotated by its owner, with the scope', async () => {
    const draft = { name: 'Rotated', scopes: ['directory:sync'], organizationId: corp.id }
    const { json } = await corp.owner.call('POST', '/keys', draft)
    const rotated = await corp.owner.call('POST', `/keys/${String(json['id'])}/rotate`, {})
    const by = product.callerWith(String(rotated.json['key']))
    expect((await by('GET', '/Users?count=0')).status).toBe(200)
  })

  test('a member who may not change the organization makes no such key', async () => {
    const member = await product.person('Max')
    await product.joins(corp.id, member, 'member')
    const draft = { name: 'Key', scopes: ['directory:sync'], organizationId: corp.id }
    expect((await member.call('POST', '/keys', draft)).status).toBe(403)
  })

  test('an administrator who does not own the organization makes no such key', async () => {
    const eve = await product.person('Eve')
    await product.joins(corp.id, eve, 'administrator')
    const draft = { name: 'Key', scopes: ['directory:sync'], organizationId: corp.id }
    expect(await eve.call('POST', '/keys', draft)).toMatchObject({
      status: 403,
      json: { code: 'SCOPE_NOT_GRANTED' },
    })
  })

  test('the key ends with the ownership of its owner, and with a ban', async () => {
    const owner = await product.person('Ole')
    await product.joins(corp.id, owner, 'owner')
    const by = product.callerWith(await product.keyOf(owner, { organizationId: corp.id }))
    const isTheirs = eq(members.userId, owner.id)
    expect((await by('GET', '/Users')).status).toBe(200)
    await database.orm.update(members).set({ role: 'administrator' }).where(isTheirs)
    expect((await by('GET', '/Users')).status).toBe(401)
    await database.orm.update(members).set({ role: 'owner' }).where(isTheirs)
    await database.orm.update(users).set({ banned: true }).where(eq(users.id, owner.id))
    expect((await by('POST', '/Users', entraUser('ban@corp.example'))).status).toBe(401)
  })

  test('a page of another site is refused', async () => {
    const foreign = { origin: 'https://evil.example' }
    expect(await call('GET', '/Users', undefined, foreign)).toMatchObject(errorOf(403))
  })

  test('too many calls are refused with the time to come back', async () => {
    const limited = await withDirectories(database, afterAll, {
      LIMIT_CALLS_PER_KEY_PER_MINUTE: '3',
    })
    const few = await limited.directory('Few', 'few.example')
    for (const status of [200, 200, 200]) {
      expect((await few.call('GET', '/Users')).status).toBe(status)
    }
    const answer = await few.call('GET', '/Users')
    expect(answer).toMatchObject(errorOf(429))
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a demo is read, not changed', async () => {
    const demo = await withDirectories(database, afterAll, { DEMO_MODE: 'true' })
    const by = demo.callerWith(corp.key)
    expect((await by('GET', '/Users')).status).toBe(200)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await by(method, `/Users/${corp.id}`, '{}')).toMatchObject(errorOf(403))
    }
  })

  test('where sign-up is closed, only accounts that are here already are taken in', async () => {
    const closed = await withDirectories(database, afterAll, { SIGN_UP: 'closed' })
    const by = closed.callerWith(corp.key)
    expect(await by('POST', '/Users', entraUser('new@corp.example'))).toMatchObject(errorOf(403))
    const { email } = await product.account('Here', { email: 'here@corp.example' })
    expect((await by('POST', '/Users', entraUser(email))).status).toBe(201)
  })

  test('the limits of members and organizations hold', async () => {
    const limited = await withDirectories(database, afterAll, {
      LIMIT_MEMBERS_PER_ORGANIZATION: '2',
    })
    const small = await limited.directory('Small', 'small.example')
    await small.create(entraUser('one@small.example'))
    expect(await small.call('POST', '/Users', entraUser('two@small.example'))).toMatchObject({
      ...errorOf(403),
      json: { detail: containing('membership limit') },
    })
    expect(await database.orm.$count(users, eq(users.email, 'two@small.example'))).toBe(0)
  })
})

describe('check 34: the directory of one organization', () => {
  test('sees and changes nothing of another', async () => {
    const other = await product.directory('Other', 'other.example')
    const { id } = await create(entraUser('secret@corp.example'))
    const group = await call('POST', '/Groups', { displayName: 'Secret', members: [{ value: id }] })
    const groupId = String(group.json['id'])
    const patch = patchOf({ op: 'replace', path: 'active', value: false })
    const rename = patchOf({ op: 'replace', path: 'displayName', value: 'Taken' })
    for (const [method, path, body] of [
      ['GET', `/Users/${id}`],
      ['PUT', `/Users/${id}`, entraUser('secret@other.example')],
      ['PATCH', `/Users/${id}`, patch],
      ['DELETE', `/Users/${id}`],
      ['GET', `/Groups/${groupId}`],
      ['PUT', `/Groups/${groupId}`, { displayName: 'Taken' }],
      ['PATCH', `/Groups/${groupId}`, rename],
      ['DELETE', `/Groups/${groupId}`],
    ] as const) {
      expect(await other.call(method, path, body)).toMatchObject(errorOf(404))
    }
    for (const path of ['Users', 'Groups']) {
      const filter = encodeURIComponent(`id eq "${path === 'Users' ? id : groupId}"`)
      expect((await other.call('GET', `/${path}?filter=${filter}`)).json).toMatchObject({
        totalResults: 0,
      })
    }
    expect(String((await other.call('GET', '/Users')).body)).not.toContain('secret')
    expect((await other.call('POST', '/Users', entraUser('secret@corp.example'))).status).toBe(403)
    const team = await firstTeamOf(other.owner, other.path)
    const join = patchOf({ op: 'add', path: 'members', value: [{ value: id }] })
    expect((await other.call('PATCH', `/Groups/${team.id}`, join)).status).toBe(400)
    expect((await call('GET', `/Users/${id}`)).json).toMatchObject({ active: true })
    expect((await call('GET', `/Groups/${groupId}`)).json).toMatchObject({ displayName: 'Secret' })
  })

  test('sees no member who is not of the directory', async () => {
    const member = await product.person('Mo')
    await product.joins(corp.id, member, 'member')
    for (const id of [member.id, corp.owner.id, crypto.randomUUID(), 'guess', '%27']) {
      expect(await call('GET', `/Users/${id}`)).toMatchObject(errorOf(404))
      expect((await call('DELETE', `/Users/${id}`)).status).toBe(404)
    }
    const filter = encodeURIComponent(`userName eq "${member.email}"`)
    expect((await call('GET', `/Users?filter=${filter}`)).json).toMatchObject({ totalResults: 0 })
    expect((await member.call('GET', corp.path)).status).toBe(200)
  })
})
