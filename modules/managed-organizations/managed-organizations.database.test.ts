import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sortsOf } from '#kit/resource/index.ts'
import {
  organization as described,
  type MemberQuery,
  type OrganizationQuery,
  readMembersOf,
} from '#modules/organizations/list/index.server.ts'
import { forgetEverybody, organized } from '#modules/organizations/test-organizations.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { listOrganizations } from './get-managed-organization.server.ts'
import { memberOfAny } from './managed.resource.ts'

const database = await testDatabase()
const news = recordOf(database)

describe('managers of the whole application', () => {
  beforeEach(() => forgetEverybody(database))

  test('list, look at and end any organization', async () => {
    const { person, organization, itemsOf } = await organized(database)
    const [max, ada] = [await person('Max', { role: 'admin' }), await person('Ada')]
    const { id } = await organization(ada, 'Springfield Library')
    await organization(ada, 'Readers')
    const all = '/manager/organizations'
    expect(await itemsOf(max, all)).toMatchObject([
      { name: 'Readers', memberCount: 1 },
      { name: 'Springfield Library', memberCount: 1 },
    ])
    expect(await itemsOf(max, `${all}?searchTerm=LIBR`)).toMatchObject([{ id }])
    expect(await max.call('GET', `${all}/${id}`)).toMatchObject({
      status: 200,
      json: { id, memberCount: 1, owners: [{ email: ada.email }] },
    })
    expect(await itemsOf(max, `${all}/${id}/members`)).toMatchObject([{ userId: ada.id }])
    await news()
    expect((await max.call('DELETE', `${all}/${id}`)).status).toBe(204)
    expect(await news()).toMatchObject([
      { action: 'organization.delete', targetId: id, actorEmail: max.email },
    ])
    const unknown = { status: 404, json: { code: 'ORGANIZATION_NOT_FOUND' } }
    expect(await max.call('GET', `${all}/${id}`)).toMatchObject(unknown)
    expect(await max.call('GET', `${all}/${id}/members`)).toMatchObject(unknown)
    expect(await max.call('DELETE', `${all}/${id}`)).toMatchObject(unknown)
    expect(await ada.call('GET', all)).toMatchObject({ status: 403 })
  })

  test('end one only shortly after signing in', async () => {
    const { person, organization } = await organized(database)
    const max = await person('Max', { role: 'admin' })
    const { id } = await organization(max)
    await database.pool.query(`UPDATE sessions SET created_at = now() - interval '16 minutes'`)
    expect(await max.call('DELETE', `/manager/organizations/${id}`)).toMatchObject({
      status: 403,
      json: { code: 'SESSION_EXPIRED' },
    })
  })
})

describe('among many organizations, one of which has ten thousand members', () => {
  const id = '019aa5b0-0000-7000-8000-0000000000aa'

  beforeAll(async () => {
    await database.pool.query(
      `INSERT INTO organizations (id, name, slug, created_at)
       SELECT CASE WHEN n = 1 THEN $1::uuid ELSE uuid_v7() END,
         CASE WHEN n % 3 = 0 THEN 'Common ' ELSE '' END || substr(md5(n::text), 1, 7), 'place-' || n,
         timestamptz '2026-01-01' + n * interval '1 second'
       FROM generate_series(1, 12000) AS n`,
      [id],
    )
    for (let first = 1; first <= 10_000; first += 2500) {
      await database.pool.query(
        `INSERT INTO users (name, email)
         SELECT CASE WHEN n % 3 = 0 THEN 'Common ' ELSE '' END || substr(md5(n::text), 1, 7),
           'person' || n || '@many.example' FROM generate_series($1::int, $1 + 2499) AS n`,
        [first],
      )
    }
    await database.pool.query(
      `INSERT INTO members (organization_id, user_id, role)
       SELECT $1, id, 'member' FROM users WHERE email LIKE '%@many.example'`,
      [id],
    )
    await database.pool.query('VACUUM ANALYZE organizations')
    await database.pool.query('VACUUM ANALYZE members')
  }, 120_000)

  const organizationPlans = (query: OrganizationQuery) =>
    plansOf(database, (watched) => listOrganizations({ acting: watched }, query))
  const memberPlans = (query: MemberQuery) =>
    plansOf(database, (watched) => readMembersOf(watched.orm, query))

  test.each(sortsOf(described))('by %s: an index gives the page', async (sort) => {
    const { nextCursor } = await listOrganizations({ acting: database }, { sort, limit: 100 })
    const cursor = nextCursor ?? undefined
    for (const query of [
      { sort, limit: 20 },
      { sort, limit: 20, cursor },
    ]) {
      const found = await organizationPlans(query)
      expect(troubles(found, 'organizations')).toEqual([])
      expect(lookedAt(found, 'organizations')).toBeLessThanOrEqual(21)
    }
  })

  test.each(['common', 'place-77', 'co', 'nowhere'])(
    'searching %s: indexes find them',
    async (searchTerm) => {
      const found = await organizationPlans({ searchTerm, limit: 20 })
      expect(troubles(found, 'organizations')).toEqual([])
    },
  )

  test.each(sortsOf(memberOfAny))('its members by %s: an index gives the page', async (sort) => {
    const { nextCursor } = await readMembersOf(database.orm, { id, sort, limit: 100 })
    const cursor = nextCursor ?? undefined
    for (const more of [{}, { cursor }, { role: 'member' as const }]) {
      const found = await memberPlans({ id, sort, limit: 20, ...more })
      expect(troubles(found, 'members')).toEqual([])
      expect(lookedAt(found, 'members')).toBeLessThanOrEqual(21)
    }
  })

  test.each(['common', 'person77@', 'co', 'nowhere'])(
    'its members called %s are found',
    async (searchTerm) => {
      expect(troubles(await memberPlans({ id, searchTerm, limit: 20 }), 'members')).toEqual([])
    },
  )
})
