import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { members } from '#modules/organizations/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { messagesIn } from '#platform/mail/test-mailbox.ts'
import { entraUser, patchOf, root, withDirectories } from './test-directory.server.ts'

const database = await testDatabase()
const product = await withDirectories(database, afterAll)
const corp = await product.directory('Corp', 'corp.example')
const { call, create } = corp
const base = `https://product.example${root}`

let count = 0
const address = () => `user${(count += 1)}@corp.example`

const accountOf = async (email: string) =>
  (await database.orm.select().from(users).where(eq(users.email, email)))[0]
const membershipOf = async (userId: string) =>
  (
    await database.orm
      .select()
      .from(members)
      .where(and(eq(members.userId, userId), eq(members.organizationId, corp.id)))
  )[0]
const filterBy = (filter: string) => call('GET', `/Users?filter=${encodeURIComponent(filter)}`)

describe('the requests of Entra ID', () => {
  test('looks for a user, creates it, finds it, changes it, and takes it out', async () => {
    const userName = address()
    expect(await filterBy(`userName eq "${userName}"`)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/scim+json' },
      json: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
        totalResults: 0,
        startIndex: 1,
        itemsPerPage: 0,
        Resources: [],
      },
    })
    const made = await call('POST', '/Users', entraUser(userName))
    const id = String(made.json['id'])
    const shown = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      id,
      externalId: `entra ${userName}`,
      userName,
      displayName: 'Lena Park',
      name: { formatted: 'Lena Park', familyName: 'Park', givenName: 'Lena' },
      emails: [{ value: userName, type: 'work', primary: true }],
      active: true,
      meta: { resourceType: 'User', location: `${base}/Users/${id}` },
    }
    expect(made).toMatchObject({
      status: 201,
      headers: { location: `${base}/Users/${id}` },
      json: shown,
    })
    expect(await membershipOf(id)).toMatchObject({ role: 'member', name: 'Lena Park' })
    expect(await accountOf(userName)).toMatchObject({ id, emailVerified: false, banned: false })
    expect(await call('GET', `/Users/${id}`)).toMatchObject({ status: 200, json: shown })
    expect((await filterBy(`externalId eq "entra ${userName}"`)).json).toMatchObject({
      totalResults: 1,
      Resources: [{ id }],
    })

    const changed = await call(
      'PATCH',
      `/Users/${id}`,
      patchOf(
        { op: 'Replace', path: 'displayName', value: 'Lena Kim' },
        { op: 'Replace', path: 'name.familyName', value: 'Kim' },
        { op: 'Add', path: 'emails[type eq "work"].value', value: 'other@elsewhere.example' },
        {
          op: 'Add',
          path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
          value: 'Bees',
        },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '12' },
      ),
    )
    expect(changed).toMatchObject({
      status: 200,
      json: {
        displayName: 'Lena Kim',
        name: { givenName: 'Lena', familyName: 'Kim' },
        emails: [{ value: userName }],
      },
    })
    expect(await accountOf(userName)).toMatchObject({ name: 'Lena Kim', email: userName })

    const off = patchOf({ op: 'Replace', path: 'active', value: 'False' })
    expect(await call('PATCH', `/Users/${id}`, off)).toMatchObject({ json: { active: false } })
    expect(await membershipOf(id)).toBeUndefined()
    const on = patchOf({ op: 'Replace', path: 'active', value: 'True' })
    expect(await call('PATCH', `/Users/${id}`, on)).toMatchObject({ json: { active: true } })
    expect(await membershipOf(id)).toMatchObject({ role: 'member' })

    expect(await call('DELETE', `/Users/${id}`)).toMatchObject({ status: 204, json: {} })
    expect(await call('GET', `/Users/${id}`)).toMatchObject({
      status: 404,
      json: { status: '404' },
    })
    expect((await call('DELETE', `/Users/${id}`)).status).toBe(404)
    expect(await accountOf(userName)).toMatchObject({ banned: true })
    expect(await create(entraUser(userName))).toMatchObject({ id, active: true })
    expect(await accountOf(userName)).toMatchObject({ banned: false, banReason: null })
  })

  test('changes several attributes by an object without a path', async () => {
    const { id } = await create(entraUser(address()))
    const value = {
      displayName: 'Mia',
      'name.givenName': 'Mia',
      'urn:ietf:params:scim:schemas:core:2.0:User:name.familyName': 'Lund',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department': 'Bees',
    }
    expect(await call('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value }))).toMatchObject({
      json: { displayName: 'Mia', name: { givenName: 'Mia', familyName: 'Lund' } },
    })
  })

  test('moves a user to another address of the organization, and tells both', async () => {
    const [from, to] = [address(), address()]
    const { id } = await create(entraUser(from))
    const visitor = await product.signedIn(from)
    const move = patchOf({ op: 'Replace', path: 'userName', value: to.toUpperCase() })
    expect(await call('PATCH', `/Users/${id}`, move)).toMatchObject({ json: { userName: to } })
    expect((await visitor.ask('/api/v1/organizations/mine')).status).not.toBe(200)
    const mails = await messagesIn(product.mail)
    expect(mails.filter((mail) => [from, to].includes(mail.to)).map((mail) => mail.to)).toEqual(
      expect.arrayContaining([from, to]),
    )
  })
})

describe('the requests of Okta', () => {
  test('creates a user, replaces it, and takes it out by an object without a path', async () => {
    const userName = address()
    const okta = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName,
      name: { givenName: 'Test', familyName: 'User' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Test User',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    }
    const { id } = await create(okta)
    const replaced = { ...okta, id, name: { givenName: 'Another', familyName: 'User' } }
    const answer = await call('PUT', `/Users/${id}`, { ...replaced, displayName: 'Another User' })
    expect(answer).toMatchObject({
      status: 200,
      json: { active: true, name: { givenName: 'Another' }, externalId: okta.externalId },
    })
    expect(await accountOf(userName)).toMatchObject({ name: 'Another User' })
    const off = patchOf({ op: 'replace', value: { active: false } })
    expect(await call('PATCH', `/Users/${id}`, off)).toMatchObject({ json: { active: false } })
    expect(await accountOf(userName)).toMatchObject({ banned: true })
    expect(await call('PUT', `/Users/${id}`, { ...okta, id, active: true })).toMatchObject({
      json: { active: true },
    })
    const { externalId: _, displayName: __, ...less } = okta
    const { json } = await call('PUT', `/Users/${id}`, less)
    expect(json['externalId']).toBeUndefined()
    expect(json).toMatchObject({ displayName: 'Test User' })
  })
})

describe('a user', () => {
  test('who has an account and is a member keeps account and role', async () => {
    const owner = await product.account('Olu', { email: address() })
    await product.joins(corp.id, owner, 'owner')
    expect(await create(entraUser(owner.email))).toMatchObject({ id: owner.id })
    expect(await membershipOf(owner.id)).toMatchObject({ role: 'owner' })
    expect(await create(entraUser(address(), { active: false }))).toMatchObject({ active: false })
  })

  test('is created once: by any writing of the address', async () => {
    const userName = address()
    await create(entraUser(userName))
    expect(await call('POST', '/Users', entraUser(` ${userName.toUpperCase()} `))).toMatchObject({
      status: 409,
      json: { status: '409', scimType: 'uniqueness' },
    })
    const { id } = await create(entraUser(address()))
    const move = patchOf({ op: 'replace', path: 'userName', value: userName })
    expect(await call('PATCH', `/Users/${id}`, move)).toMatchObject({
      status: 409,
      json: { scimType: 'uniqueness' },
    })
  })

  test('has an address of a verified domain, or is refused', async () => {
    const known = await product.account('Stranger', { email: 'stranger@elsewhere.example' })
    const pending = 'pending.example'
    await database.pool.query(
      `INSERT INTO email_domains (organization_id, domain, token) VALUES ($1, $2, 'token')`,
      [corp.id, pending],
    )
    for (const userName of [
      known.email,
      'new@elsewhere.example',
      'new@sub.corp.example',
      `new@${pending}`,
    ]) {
      const { status, json } = await call('POST', '/Users', entraUser(userName))
      expect([userName, status]).toEqual([userName, 403])
      expect(String(json['detail'])).toContain(`The domain of ${userName}`)
    }
    expect(await membershipOf(known.id)).toBeUndefined()
    expect(await accountOf('new@elsewhere.example')).toBeUndefined()
    const userName = address()
    const { id } = await create(entraUser(userName))
    const move = patchOf({ op: 'replace', path: 'userName', value: 'mine@elsewhere.example' })
    expect((await call('PATCH', `/Users/${id}`, move)).status).toBe(403)
    expect(await accountOf(userName)).toMatchObject({ id })
  })

  test('is recorded with the key, its owner as actor', async () => {
    const userName = address()
    const { id } = await create(entraUser(userName))
    await call('DELETE', `/Users/${id}`)
    const recorded = await database.orm
      .select()
      .from(activities)
      .where(eq(activities.keyName, 'Entra ID'))
    const of = recorded.filter(
      ({ targetId, before, after }) =>
        targetId === id || JSON.stringify([before, after]).includes(userName),
    )
    expect(of.map(({ action, actorId }) => [action, actorId])).toEqual(
      expect.arrayContaining(
        ['user.create', 'member.join', 'member.remove', 'user.ban'].map((action) => [
          action,
          corp.owner.id,
        ]),
      ),
    )
  })

  test('is exported with the data of the account', async () => {
    const userName = address()
    await create(entraUser(userName))
    const visitor = await product.signedIn(userName)
    expect(await visitor.ask('/api/v1/account/data')).toMatchObject({
      json: { directories: [{ organization: 'Corp', externalId: `entra ${userName}` }] },
    })
  })
})
