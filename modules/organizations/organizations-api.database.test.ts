import { beforeEach, describe, expect, test } from 'vitest'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { forgetEverybody, organized } from './test-organizations.server.ts'

const database = await testDatabase()
const news = recordOf(database)

beforeEach(() => forgetEverybody(database))

const refused = (status: number, code: string) => ({ status, json: { code } })

describe('an organization', () => {
  test('is made, changed, found by its address, and ended, all on record', async () => {
    const { person } = await organized(database)
    const ada = await person('Ada')
    await news()
    const made = await ada.call('POST', '/organizations', { name: ' Library of Springfield ' })
    expect(made).toMatchObject({
      status: 201,
      json: { name: 'Library of Springfield', slug: 'library-of-springfield', role: 'owner' },
    })
    const path = `/organizations/${String(made.json['id'])}`
    const change = { version: 1, name: 'Springfield', slug: 'springfield' }
    expect(await ada.call('PATCH', path, change)).toMatchObject({
      status: 200,
      json: { name: 'Springfield', slug: 'springfield', version: 2 },
    })
    expect(await ada.call('PATCH', path, change)).toMatchObject({
      ...refused(409, 'CONFLICT'),
      json: { current: { name: 'Springfield', version: 2 } },
    })
    expect(await ada.call('GET', '/organization-slugs/springfield')).toMatchObject({
      status: 200,
      json: { id: made.json['id'], permissions: { organisation: ['update', 'delete'] } },
    })
    expect((await ada.call('DELETE', path)).status).toBe(204)
    expect(await ada.call('GET', path)).toMatchObject(refused(404, 'ORGANIZATION_NOT_FOUND'))
    expect((await news()).map(({ action, targetId }) => [action, targetId])).toEqual([
      ['organization.create', made.json['id']],
      ['organization.update', made.json['id']],
      ['organization.delete', made.json['id']],
    ])
  })

  test('is left as it is by a change that changes nothing', async () => {
    const { person } = await organized(database)
    const ada = await person('Ada')
    const { json } = await ada.call('POST', '/organizations', { name: 'Readers' })
    await news()
    const path = `/organizations/${String(json['id'])}`
    for (const change of [{}, { name: 'Readers' }, { slug: 'readers', logoId: null }]) {
      expect(await ada.call('PATCH', path, { version: 1, ...change })).toMatchObject({
        status: 200,
        json: { name: 'Readers', version: 1, role: 'owner' },
      })
    }
    expect(await news()).toEqual([])
  })

  test('has an address of its own, in any script', async () => {
    const { person } = await organized(database)
    const ada = await person('Ada')
    const create = (body: object) => ada.call('POST', '/organizations', body)
    expect(await create({ name: 'مكتبة' })).toMatchObject({ json: { slug: 'مكتبة' } })
    const { json: korean } = await create({ name: '한국 도서관' })
    const found = `/organization-slugs/${encodeURIComponent(String(korean['slug']))}`
    expect(await ada.call('GET', found)).toMatchObject({ json: { id: korean['id'] } })
    expect(await create({ name: 'Readers' })).toMatchObject({ status: 201 })
    expect(await create({ name: 'readers!' })).toMatchObject({
      ...refused(409, 'ORGANIZATION_ALREADY_EXISTS'),
      json: { fields: { name: 'Organization already exists' } },
    })
    const taken = refused(409, 'ORGANIZATION_SLUG_ALREADY_TAKEN')
    expect(await create({ name: 'Other', slug: 'readers' })).toMatchObject(taken)
    const other = await create({ name: 'Other', slug: 'Others' })
    expect(other.json['slug']).toBe('others')
    const path = `/organizations/${String(other.json['id'])}`
    expect(await ada.call('PATCH', path, { version: 1, slug: 'readers' })).toMatchObject(taken)
    expect(await create({ name: 'É' })).toMatchObject({ status: 201 })
    expect(await create({ name: 'X', slug: 'a b' })).toMatchObject({
      status: 400,
      json: { fields: { slug: expect.stringContaining('letters') as string } },
    })
  })

  test('may be had as often as configured', async () => {
    const { person } = await organized(database, { LIMIT_ORGANIZATIONS_PER_PERSON: '2' })
    const ada = await person('Ada')
    const create = (name: string) => ada.call('POST', '/organizations', { name })
    await create('One')
    await create('Two')
    expect(await create('Three')).toMatchObject(
      refused(403, 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS'),
    )
  })

  test('shows its activity to its owners and administrators alone', async () => {
    const { person, organization, joins } = await organized(database)
    const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')]
    const { id, path } = await organization(ada, 'Day shift')
    await ada.call('PATCH', path, { version: 1, name: 'Night shift' })
    await joins(id, ben, 'member')
    const { json } = await ada.call('GET', `${path}/activity?limit=1`)
    expect(json['items']).toEqual([
      {
        id: expect.any(String) as string,
        at: expect.any(String) as string,
        actorEmail: ada.email,
        actorName: 'Ada',
        impersonatorId: null,
        impersonatorName: null,
        personName: null,
        action: 'organization.update',
        before: { name: 'Day shift' },
        after: { name: 'Night shift' },
      },
    ])
    const next = `${path}/activity?limit=1&cursor=${String(json['nextCursor'])}`
    expect((await ada.call('GET', next)).json['items']).toMatchObject([
      { action: 'organization.create' },
    ])
    const made = await ada.call('GET', `${path}/activity?action=organization.create`)
    expect(made.json['items']).toMatchObject([{ action: 'organization.create' }])
    expect(await ben.call('GET', `${path}/activity`)).toMatchObject({ status: 403 })
    expect(await eve.call('GET', `${path}/activity`)).toMatchObject({ status: 404 })
  })

  test('its record names the admin who acted as a member', async () => {
    const { person, organization } = await organized(database)
    const [ada, max] = [await person('Ada'), await person('Max', { role: 'admin' })]
    const { path } = await organization(ada)
    await max.call('POST', `/users/${ada.id}/impersonate`, { reason: 'To see' })
    const { json } = await max.call('GET', path)
    const change = { version: json['version'], name: 'Renamed' }
    expect((await max.call('PATCH', path, change)).status).toBe(200)
    const record = await ada.call('GET', `${path}/activity?limit=1`)
    expect(record.json['items']).toMatchObject([
      { actorEmail: ada.email, impersonatorId: max.id, impersonatorName: 'Max' },
    ])
  })

  test('is where a session is at work, as long as one belongs there', async () => {
    const { person, organization, signedIn } = await organized(database)
    const [ada, ben] = [await person('Ada'), await person('Ben')]
    const { id, path } = await organization(ada)
    const none = refused(404, 'NO_ACTIVE_ORGANIZATION')
    expect(await ada.call('GET', '/organizations/active')).toMatchObject(none)
    expect(await ada.call('POST', `${path}/activate`)).toMatchObject({ status: 200, json: { id } })
    expect(await ada.call('GET', '/organizations/active')).toMatchObject({ json: { id } })
    const session = await ada.browser.ask('/api/auth/get-session')
    expect(session.json).toMatchObject({ activeOrganizationId: id })
    const elsewhere = await signedIn(ada.email)
    expect((await elsewhere.ask('/api/v1/organizations/active')).json).toMatchObject(none.json)
    expect((await ada.call('DELETE', '/organizations/active')).status).toBe(204)
    expect(await ada.call('GET', '/organizations/active')).toMatchObject(none)
    expect(await ben.call('POST', `${path}/activate`)).toMatchObject(
      refused(404, 'ORGANIZATION_NOT_FOUND'),
    )
    await ada.call('POST', `${path}/activate`)
    await database.pool.query('DELETE FROM organizations')
    expect(await ada.call('GET', '/organizations/active')).toMatchObject(none)
  })

  test('stays active for a member who signs in again, and for no other user', async () => {
    const { person, organization, joins, signedIn } = await organized(database)
    const [ada, ben] = [await person('Ada'), await person('Ben')]
    const { id, path } = await organization(ada)
    await joins(id, ben, 'member')
    await ada.call('POST', `${path}/activate`)
    await database.pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)
    const active = async () => (await ada.browser.get('/get-session')).json
    await signedIn(ada.email, ada.browser)
    expect(await active()).toMatchObject({ user: { id: ada.id }, activeOrganizationId: id })
    await signedIn(ben.email, ada.browser)
    expect(await active()).toMatchObject({ user: { id: ben.id }, activeOrganizationId: null })
  })

  test('is ended only shortly after signing in', async () => {
    const { person, organization } = await organized(database)
    const ada = await person('Ada')
    const { path } = await organization(ada)
    await database.pool.query(`UPDATE sessions SET created_at = now() - interval '16 minutes'`)
    expect(await ada.call('DELETE', path)).toMatchObject(refused(403, 'SESSION_EXPIRED'))
  })

  test('is one of many: own ones are listed, searched and paged, with the role in each', async () => {
    const { person, organization, joins, itemsOf } = await organized(database)
    const [ada, ben] = [await person('Ada'), await person('Ben')]
    const { id } = await organization(ben, 'Beta readers')
    await organization(ben, 'Gamma')
    await organization(ada, 'Alpha')
    await organization(ada, 'Delta Beta')
    await joins(id, ada, 'member')
    const names = (items: Record<string, unknown>[]) => items.map(({ name }) => name)
    expect(names(await itemsOf(ada, '/organizations'))).toEqual([
      'Alpha',
      'Beta readers',
      'Delta Beta',
    ])
    const found = await itemsOf(ada, '/organizations?searchTerm=beta')
    expect(found).toMatchObject([
      { name: 'Beta readers', role: 'member', memberCount: 2 },
      { name: 'Delta Beta', role: 'owner', memberCount: 1 },
    ])
    const { json } = await ada.call('GET', '/organizations?limit=2&sort=-name')
    expect(json).toMatchObject({ total: { count: 3, exact: true } })
    const rest = `/organizations?limit=2&sort=-name&cursor=${String(json['nextCursor'])}`
    expect(names(await itemsOf(ada, rest))).toEqual(['Alpha'])
  })
})
