import { beforeEach, describe, expect, test } from 'vitest'
import { forgetEverybody, organized } from '#modules/organizations/test-organizations.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const news = recordOf(database)

beforeEach(() => forgetEverybody(database))

const refused = (status: number, code: string) => ({ status, json: { code } })

describe('an organization', () => {
  test('is changed, found by its new address, and ended, all on record', async () => {
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

  test('takes no address of another one', async () => {
    const { person } = await organized(database)
    const ada = await person('Ada')
    await ada.call('POST', '/organizations', { name: 'Readers' })
    const other = await ada.call('POST', '/organizations', { name: 'Other', slug: 'Others' })
    const path = `/organizations/${String(other.json['id'])}`
    expect(await ada.call('PATCH', path, { version: 1, slug: 'readers' })).toMatchObject(
      refused(409, 'ORGANIZATION_SLUG_ALREADY_TAKEN'),
    )
  })

  test('is ended only shortly after signing in', async () => {
    const { person, organization } = await organized(database)
    const ada = await person('Ada')
    const { path } = await organization(ada)
    await database.pool.query(`UPDATE sessions SET created_at = now() - interval '16 minutes'`)
    expect(await ada.call('DELETE', path)).toMatchObject(refused(403, 'SESSION_EXPIRED'))
  })

  test('is changed by its owners and administrators, and ended by its owners alone', async () => {
    const { person, organization, joins } = await organized(database)
    const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')]
    const { id, path } = await organization(ada)
    await joins(id, ben, 'administrator')
    await joins(id, cleo, 'member')
    const mayNot = refused(403, 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION')
    expect(await cleo.call('PATCH', path, { version: 1, name: 'X' })).toMatchObject(
      refused(403, 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION'),
    )
    expect(await cleo.call('DELETE', path)).toMatchObject(mayNot)
    expect(await ben.call('PATCH', path, { version: 1, name: 'Renamed' })).toMatchObject({
      status: 200,
    })
    expect(await ben.call('DELETE', path)).toMatchObject(mayNot)
  })

  test('that is not one’s own is not told from one that is not there', async () => {
    const { person, organization, joins } = await organized(database)
    const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')]
    await organization(ben)
    const { id } = await organization(ada, 'Secret')
    await joins(id, cleo, 'member')
    for (const one of [id, '019aa5b0-0000-7000-8000-000000000001']) {
      for (const [method, body] of [['PATCH', { version: 1, name: 'Mine' }], ['DELETE']] as const) {
        const { status, json } = await ben.call(method, `/organizations/${one}`, body)
        expect([method, status, json['code'], json['message']]).toEqual([
          method,
          404,
          'ORGANIZATION_NOT_FOUND',
          'Organization not found',
        ])
      }
    }
  })
})
