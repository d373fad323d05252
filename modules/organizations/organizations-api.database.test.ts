import { beforeEach, describe, expect, test } from 'vitest'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { forgetEverybody, organized } from './test-organizations.server.ts'

const database = await testDatabase()
const news = recordOf(database)

beforeEach(() => forgetEverybody(database))

const refused = (status: number, code: string) => ({ status, json: { code } })

describe('an organization', () => {
  test('is made and found by its address, on record', async () => {
    const { person } = await organized(database)
    const ada = await person('Ada')
    await news()
    const made = await ada.call('POST', '/organizations', { name: ' Library of Springfield ' })
    expect(made).toMatchObject({
      status: 201,
      json: { name: 'Library of Springfield', slug: 'library-of-springfield', role: 'owner' },
    })
    expect(await ada.call('GET', '/organization-slugs/library-of-springfield')).toMatchObject({
      status: 200,
      json: { id: made.json['id'], permissions: { organisation: ['update', 'delete'] } },
    })
    expect((await news()).map(({ action, targetId }) => [action, targetId])).toEqual([
      ['organization.create', made.json['id']],
    ])
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
