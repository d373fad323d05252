import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstTeamOf } from '#modules/teams/test-teams.server.ts'
import { activities } from '#platform/activity/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { entraUser, patchOf, root, withDirectories } from './test-directory.server.ts'

const database = await testDatabase()
const product = await withDirectories(database, afterAll)
const corp = await product.directory('Corp', 'corp.example')
const { call, create } = corp
const base = `https://product.example${root}`
const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

const ids: string[] = []
beforeAll(async () => {
  for (const name of ['ann', 'bea', 'cid']) {
    ids.push((await create(entraUser(`${name}@corp.example`))).id)
  }
})

async function group(displayName: string, rest: object = {}) {
  const { status, json } = await call('POST', '/Groups', {
    schemas: [
      groupSchema,
      'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
    ],
    externalId: `entra ${displayName}`,
    displayName,
    meta: { resourceType: 'Group' },
    ...rest,
  })
  expect([displayName, status]).toEqual([displayName, 201])
  return String(json['id'])
}

async function membersOf(id: string) {
  const { json } = await call('GET', `/Groups/${id}`)
  const members: unknown = json['members']
  return Array.isArray(members)
    ? members.map(({ value }: { value: string }) => ids.indexOf(value)).toSorted((a, b) => a - b)
    : undefined
}

describe('the groups of Entra ID', () => {
  test('are created, found, filled, renamed and deleted', async () => {
    const id = await group('Editors')
    const shown = {
      schemas: [groupSchema],
      id,
      displayName: 'Editors',
      externalId: 'entra Editors',
    }
    const location = `${base}/Groups/${id}`
    expect(await call('GET', `/Groups/${id}?excludedAttributes=members`)).toMatchObject({
      status: 200,
      json: { ...shown, meta: { resourceType: 'Group', location } },
    })
    for (const filter of ['displayName eq "editors"', 'externalId eq "entra Editors"']) {
      const query = `excludedAttributes=members&filter=${encodeURIComponent(filter)}`
      const { json } = await call('GET', `/Groups?${query}`)
      expect(json).toMatchObject({ totalResults: 1, Resources: [shown] })
      expect(JSON.stringify(json)).not.toContain('members')
    }
    const add = patchOf({
      op: 'Add',
      path: 'members',
      value: [{ $ref: null, value: ids[0] }, { value: ids[1] }],
    })
    expect(await call('PATCH', `/Groups/${id}`, add)).toMatchObject({ status: 204 })
    expect((await call('PATCH', `/Groups/${id}`, add)).status).toBe(204)
    expect(await membersOf(id)).toEqual([0, 1])
    const remove = patchOf({
      op: 'Remove',
      path: 'members',
      value: [{ $ref: null, value: ids[0] }],
    })
    expect((await call('PATCH', `/Groups/${id}`, remove)).status).toBe(204)
    expect((await call('PATCH', `/Groups/${id}`, remove)).status).toBe(204)
    expect(await membersOf(id)).toEqual([1])
    const rename = patchOf({ op: 'Replace', path: 'displayName', value: 'Writers' })
    expect(await call('PATCH', `/Groups/${id}?attributes=displayName`, rename)).toMatchObject({
      status: 200,
      json: { schemas: [groupSchema], id, displayName: 'Writers' },
    })
    expect((await call('DELETE', `/Groups/${id}`)).status).toBe(204)
    expect((await call('GET', `/Groups/${id}`)).status).toBe(404)
  })

  test('are teams, whose changes are on record by the key', async () => {
    const id = await group('Recorded', { members: [{ value: ids[0] }] })
    const teams = await product.itemsOf(corp.owner, `${corp.path}/teams`)
    expect(teams).toContainEqual(expect.objectContaining({ id, name: 'Recorded', memberCount: 1 }))
    const recorded = await database.orm
      .select({
        action: activities.action,
        after: activities.after,
        keyName: activities.keyName,
        actorId: activities.actorId,
      })
      .from(activities)
      .where(eq(activities.targetId, corp.id))
    const by = { keyName: 'Entra ID', actorId: corp.owner.id }
    const after = { team: 'Recorded', email: 'ann@corp.example' }
    expect(recorded).toContainEqual({ action: 'team.create', after: { name: 'Recorded' }, ...by })
    expect(recorded).toContainEqual({ action: 'team.addMember', after, ...by })
  })
})

describe('the groups of Okta', () => {
  test('are replaced, and changed without a path', async () => {
    const id = await group('Okta', { members: [{ value: ids[0], display: 'ann@corp.example' }] })
    const put = { schemas: [groupSchema], id, displayName: 'Okta 2', members: [{ value: ids[2] }] }
    expect(await call('PUT', `/Groups/${id}`, put)).toMatchObject({
      status: 200,
      json: {
        displayName: 'Okta 2',
        members: [
          {
            value: ids[2],
            display: 'cid@corp.example',
            type: 'User',
            $ref: `${base}/Users/${ids[2]}`,
          },
        ],
      },
    })
    const rename = patchOf({ op: 'replace', value: { id, displayName: 'Okta 3' } })
    expect((await call('PATCH', `/Groups/${id}`, rename)).status).toBe(204)
    const both = patchOf(
      { op: 'remove', path: `members[value eq "${ids[2]}"]` },
      { op: 'add', path: 'members', value: [{ value: ids[0] }, { value: ids[1] }] },
    )
    expect((await call('PATCH', `/Groups/${id}`, both)).status).toBe(204)
    expect(await membersOf(id)).toEqual([0, 1])
    expect((await call('GET', `/Groups/${id}`)).json).toMatchObject({ displayName: 'Okta 3' })
    const replace = patchOf({ op: 'replace', path: 'members', value: [{ value: ids[1] }] })
    await call('PATCH', `/Groups/${id}`, replace)
    expect(await membersOf(id)).toEqual([1])
    await call('PATCH', `/Groups/${id}`, patchOf({ op: 'remove', path: 'members' }))
    expect(await membersOf(id)).toEqual([])
    await call(
      'PATCH',
      `/Groups/${id}`,
      patchOf({ op: 'add', value: { members: [{ value: ids[2] }] } }),
    )
    expect(await membersOf(id)).toEqual([2])
    const filter = encodeURIComponent(`members[value eq "${ids[2]}"] and id eq "${id}"`)
    expect((await call('GET', `/Groups?filter=${filter}`)).json).toMatchObject({ totalResults: 1 })
  })
})

describe('a group', () => {
  test('has a name of its own', async () => {
    await group('Unique')
    expect(await call('POST', '/Groups', { displayName: 'UNIQUE' })).toMatchObject({
      status: 409,
      json: { scimType: 'uniqueness' },
    })
    const id = await group('Another')
    const rename = patchOf({ op: 'replace', path: 'displayName', value: 'Unique' })
    expect((await call('PATCH', `/Groups/${id}`, rename)).status).toBe(409)
    for (const displayName of [
      undefined,
      null,
      '',
      ' ',
      'x'.repeat(300),
      12,
      'a\nb',
      'http://a.example',
    ]) {
      expect(await call('POST', '/Groups', { displayName })).toMatchObject({
        status: 400,
        json: { scimType: 'invalidValue' },
      })
    }
  })

  test('takes no member who is not of the directory, and keeps those that people added', async () => {
    const member = await product.person('Mo')
    const { id: memberId } = await product.joins(corp.id, member, 'member')
    const id = await group('Mixed', { members: [{ value: ids[0] }] })
    await corp.owner.call('PUT', `${corp.path}/teams/${id}/members/${memberId}`)
    const put = { displayName: 'Mixed', members: [{ value: ids[1] }] }
    const { json } = await call('PUT', `/Groups/${id}`, put)
    expect(JSON.stringify(json)).not.toContain(member.id)
    expect(await membersOf(id)).toEqual([1])
    const { json: within } = await corp.owner.call('GET', `${corp.path}/members?teamId=${id}`)
    expect(JSON.stringify(within)).toContain(member.email)
    for (const value of [member.id, crypto.randomUUID(), 'nothing', 3]) {
      const add = patchOf({ op: 'add', path: 'members', value: [{ value: ids[2] }, { value }] })
      expect(await call('PATCH', `/Groups/${id}`, add)).toMatchObject({
        status: 400,
        json: { scimType: 'invalidValue' },
      })
    }
    expect(await membersOf(id)).toEqual([1])
  })

  test('is left by a user who is put out, and joined by one who comes back', async () => {
    const { id: userId } = await create(entraUser('off@corp.example'))
    ids.push(userId)
    const [first, second, third] = [
      await group('First', { members: [{ value: userId }] }),
      await group('Second', { members: [{ value: userId }] }),
      await group('Third'),
    ]
    const counts = async () =>
      (await product.itemsOf(corp.owner, `${corp.path}/teams`))
        .filter(({ id }) => [first, second, third].includes(String(id)))
        .map(({ name, memberCount }) => `${String(name)} ${String(memberCount)}`)
    const set = (active: boolean) =>
      call('PATCH', `/Users/${userId}`, patchOf({ op: 'replace', path: 'active', value: active }))
    await set(false)
    expect(await counts()).toEqual(['First 0', 'Second 0', 'Third 0'])
    expect(await membersOf(first)).toEqual([ids.indexOf(userId)])
    const value = [{ value: userId }]
    for (const [id, op] of [
      [second, 'remove'],
      [third, 'add'],
      [third, 'add'],
    ] as const) {
      const patch = patchOf({ op, path: 'members', value })
      expect((await call('PATCH', `/Groups/${id}`, patch)).status).toBe(204)
    }
    const filter = encodeURIComponent(`members eq "${userId}"`)
    expect((await call('GET', `/Groups?filter=${filter}`)).json).toMatchObject({ totalResults: 2 })
    await set(true)
    expect(await counts()).toEqual(['First 1', 'Second 0', 'Third 1'])
    await set(false)
    await call('DELETE', `/Groups/${first}`)
    await set(true)
    expect(await counts()).toEqual(['Second 0', 'Third 1'])
    await call('DELETE', `/Users/${userId}`)
    expect(await membersOf(third)).toEqual([])
    await create(entraUser('off@corp.example'))
    expect(await counts()).toEqual(['Second 0', 'Third 0'])
  })

  test('stays as the last team, and within the limits', async () => {
    const limits = { LIMIT_TEAMS_PER_ORGANIZATION: '2', LIMIT_MEMBERS_PER_TEAM: '1' }
    const limited = await withDirectories(database, afterAll, limits)
    const small = await limited.directory('Small', 'small.example')
    const team = await firstTeamOf(small.owner, small.path)
    expect(await small.call('DELETE', `/Groups/${team.id}`)).toMatchObject({
      status: 409,
      json: { status: '409' },
    })
    const users = [
      await small.create(entraUser('one@small.example')),
      await small.create(entraUser('two@small.example')),
    ]
    const members = users.map(({ id }) => ({ value: id }))
    expect((await small.call('POST', '/Groups', { displayName: 'Full', members })).status).toBe(403)
    expect((await small.call('GET', '/Groups')).json).toMatchObject({ totalResults: 1 })
    expect((await small.call('POST', '/Groups', { displayName: 'Second' })).status).toBe(201)
    expect((await small.call('POST', '/Groups', { displayName: 'Third' })).status).toBe(403)
  })
})
