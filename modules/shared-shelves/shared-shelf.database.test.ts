import { beforeEach, describe, expect, test } from 'vitest'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { readSharedShelves } from './list-shared-shelves.server.ts'
import { forgetEverybody, gone, type Reader, refused, sharingOn } from './test-sharing.server.ts'

const database = await testDatabase()
const { pool } = database
const news = recordOf(database)
const { book, together } = await sharingOn(database)

beforeEach(() => forgetEverybody(database))

const shared = async ({ call }: Reader, query = '') => {
  const { json } = await call('GET', `/shelves/shared${query}`)
  return Array.isArray(json['items'])
    ? json['items'].map(({ name }: { name: string }) => name)
    : json
}

describe('a shelf that is shared', () => {
  test('with an organization is read by its members alone, and changed by its owner alone', async () => {
    const { ada, ben, eve, organizationId, shelf, path, share } = await together()
    await news()
    await share({ access: 'read' })
    expect(await ben.call('GET', path)).toMatchObject({
      status: 200,
      json: { name: 'Summer', access: 'read', owner: { name: 'Ada' }, bookCount: 1 },
    })
    expect(await ben.titles(shelf)).toEqual(['A'])
    expect(await shared(ben)).toEqual(['Summer'])
    expect(await shared(ben, `?organizationId=${organizationId}`)).toEqual(['Summer'])
    expect((await ben.call('GET', '/shelves/shared')).json).toMatchObject({
      items: [{ covers: [{ title: 'A' }], through: [{ id: organizationId, name: 'Library' }] }],
    })
    expect(await shared(ada)).toEqual([])
    expect(await shared(eve)).toEqual([])
    expect(await eve.call('GET', path)).toMatchObject(gone)
    expect(await eve.call('GET', `/shelves/shared?organizationId=${organizationId}`)).toMatchObject(
      refused(404, 'ORGANIZATION_NOT_FOUND'),
    )
    const mayNot = refused(403, 'FORBIDDEN')
    expect(await ben.call('PUT', `${path}/books/${book('B')}`)).toMatchObject(mayNot)
    expect(await ben.call('DELETE', path)).toMatchObject(mayNot)
    expect(await ben.call('GET', `${path}/shares`)).toMatchObject(mayNot)
    expect(await ben.call('POST', `${path}/link`)).toMatchObject(mayNot)
    expect((await news()).map(({ action }) => action)).toEqual(['shelf.share'])
  })

  test('to be added to takes books of others, who take back their own', async () => {
    const { ada, ben, cleo, shelf, path, share } = await together()
    await share({ access: 'read' })
    const { json } = await share({ access: 'add' })
    expect(json).toMatchObject({ items: [{ access: 'add', team: null }] })
    expect((await ben.call('PUT', `${path}/books/${book('B')}`)).status).toBe(200)
    expect(await ada.titles(shelf)).toEqual(['A', 'B'])
    expect((await ben.call('GET', `${path}/books`)).json).toMatchObject({
      items: [{ isAddedByCaller: false }, { isAddedByCaller: true }],
    })
    const mayNot = refused(403, 'FORBIDDEN')
    expect(await ben.call('DELETE', `${path}/books/${book('A')}`)).toMatchObject(mayNot)
    expect(await cleo.call('DELETE', `${path}/books/${book('B')}`)).toMatchObject(mayNot)
    expect(
      await ben.call('POST', `${path}/books/${book('B')}/move`, { after: null }),
    ).toMatchObject(mayNot)
    expect((await ben.call('DELETE', `${path}/books/${book('B')}`)).status).toBe(200)
  })

  test('with a team is not for the rest of the organization', async () => {
    const { ben, cleo, teamId, path, share } = await together()
    await share({ access: 'add', teamId })
    expect(await ben.call('GET', path)).toMatchObject({ json: { access: 'add' } })
    expect(await shared(ben, `?teamId=${teamId}`)).toEqual(['Summer'])
    expect(await cleo.call('GET', path)).toMatchObject(gone)
    expect(await shared(cleo)).toEqual([])
    await share({ access: 'read' })
    expect(await ben.call('GET', path)).toMatchObject({ json: { access: 'add' } })
    expect(await cleo.call('GET', path)).toMatchObject({ json: { access: 'read' } })
  })

  test('is shared no more when it is taken back, or when either leaves', async () => {
    const { ada, ben, cleo, organizationId, path, share } = await together()
    const { json } = await share({ access: 'read' })
    const [{ id }] = json['items'] as [{ id: string }]
    expect((await ada.call('DELETE', `${path}/shares/${id}`)).status).toBe(204)
    expect(await ada.call('DELETE', `${path}/shares/${id}`)).toMatchObject(gone)
    expect(await ben.call('GET', path)).toMatchObject(gone)
    await share({ access: 'read' })
    await ben.call('POST', `/organizations/${organizationId}/leave`)
    expect(await ben.call('GET', path)).toMatchObject(gone)
    expect(await cleo.call('GET', path)).toMatchObject({ status: 200 })
    await pool.query(`UPDATE members SET role = 'owner' WHERE user_id = $1`, [cleo.id])
    await ada.call('POST', `/organizations/${organizationId}/leave`)
    expect(await cleo.call('GET', path)).toMatchObject(gone)
    expect(await shared(cleo)).toEqual([])
  })

  test('may be a built-in one that is not stored yet', async () => {
    const { ada, ben, organizationId } = await together()
    const path = '/shelves/wanted/shares'
    expect(await ada.call('GET', path)).toMatchObject({ status: 200, json: { items: [] } })
    await ada.call('PUT', path, { organizationId, access: 'read' })
    expect((await ada.call('GET', path)).json).toMatchObject({ items: [{ access: 'read' }] })
    expect((await ben.call('GET', path)).json).toEqual({ items: [] })
  })

  test('ends with its owner’s membership, and does not come back with them', async () => {
    const { ada, cleo, organizationId, teamId, path, share } = await together()
    await share({ access: 'read' })
    await share({ access: 'add', teamId })
    await pool.query(`UPDATE members SET role = 'owner' WHERE user_id = $1`, [cleo.id])
    await ada.call('POST', `/organizations/${organizationId}/leave`)
    await pool.query(`UPDATE organizations SET name = 'What strangers need not know'`)
    expect((await ada.call('GET', `${path}/shares`)).json).toEqual({ items: [] })
    await pool.query(
      `INSERT INTO members (organization_id, user_id, role) VALUES ($1, $2, 'member')`,
      [organizationId, ada.id],
    )
    expect(await cleo.call('GET', path)).toMatchObject(gone)
    expect(await shared(cleo)).toEqual([])
  })

  test('is listed under the organization and the team through which it is shared with the reader', async () => {
    const { ada, cleo, organizationId, teamId, share } = await together()
    await share({ access: 'read', teamId })
    const made = await cleo.call('POST', '/organizations', { name: 'Second' })
    const second = String(made.json['id'])
    await pool.query(
      `INSERT INTO members (organization_id, user_id, role) VALUES ($1, $2, 'member')`,
      [second, ada.id],
    )
    await share({ access: 'read', organizationId: second })
    expect(await shared(cleo)).toEqual(['Summer'])
    expect(await shared(cleo, `?organizationId=${second}`)).toEqual(['Summer'])
    expect(await shared(cleo, `?organizationId=${organizationId}`)).toEqual([])
    expect(await shared(cleo, `?organizationId=${organizationId}&teamId=${teamId}`)).toEqual([])
  })

  test('is listed for the other members, never for its owner', async () => {
    const { ada, ben, eve, organizationId, share } = await together()
    await share({ access: 'read' })
    const here = `?organizationId=${organizationId}`
    expect(await shared(ada, here)).toEqual([])
    expect(await shared(ben, here)).toEqual(['Summer'])
    expect((await eve.call('GET', `/shelves/shared${here}`)).status).toBe(404)
  })

  test('is found among ten thousand that are not, without a look at those', async () => {
    const { ada, ben, share } = await together()
    await share({ access: 'read' })
    await pool.query(
      `INSERT INTO shelves (owner_id, name) SELECT $1, 'Foreign ' || n FROM generate_series(1, 10000) AS n`,
      [ada.id],
    )
    await pool.query('VACUUM ANALYZE shelves')
    for (const readerId of [ben.id, ada.id]) {
      const plans = await plansOf(database, ({ orm }) =>
        readSharedShelves(orm, readerId, { limit: 20 }),
      )
      expect(troubles(plans, 'shelves')).toEqual([])
      expect(lookedAt(plans, 'shelves', { counting: true })).toBeLessThan(10)
    }
  })

  test('counts and shows the books that are there, not those in the trash', async () => {
    const { ada, path } = await together()
    await ada.call('PUT', `${path}/books/${book('B')}`)
    await pool.query(`UPDATE books SET deleted_at = now() WHERE title = 'B'`)
    try {
      expect((await ada.call('GET', path)).json).toMatchObject({ bookCount: 1 })
      expect((await ada.call('GET', `${path}/books`)).json).toMatchObject({ total: { count: 1 } })
    } finally {
      await pool.query('UPDATE books SET deleted_at = NULL')
    }
  })

  test('is shared with one’s own organizations, and their teams, only', async () => {
    const { ada, eve, organizationId, teamId } = await together()
    const foreign = await eve.shelf('Mine')
    const share = (more: object) =>
      eve.call('PUT', `/shelves/${foreign}/shares`, { access: 'read', ...more })
    expect(await share({ organizationId })).toMatchObject(refused(404, 'ORGANIZATION_NOT_FOUND'))
    const own = await eve.call('GET', '/organizations')
    const [{ id }] = own.json['items'] as [{ id: string }]
    expect(await share({ organizationId: id, teamId })).toMatchObject(
      refused(404, 'TEAM_NOT_FOUND'),
    )
    expect(await shared(ada)).toEqual([])
  })
})
