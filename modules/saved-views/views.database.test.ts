import { beforeEach, describe, expect, test } from 'vitest'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { listIn } from '#platform/http/test-items.ts'
import { viewsPerPerson } from './change-views.server.ts'
import { seenBy } from './seen-views.server.ts'
import { viewing } from './test-viewers.server.ts'
import { views } from './view.table.server.ts'

const database = await testDatabase()
const { pool, orm } = database
const news = recordOf(database)
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

beforeEach(async () => {
  await pool.query('DELETE FROM users; DELETE FROM books; DELETE FROM genres')
})

const refused = (status: number, code: string) => ({ status, json: { code } })
const gone = refused(404, 'NOT_FOUND')
const forbidden = refused(403, 'FORBIDDEN')

describe('saved views', () => {
  test('keep the search of a list as the list itself would write it', async () => {
    const viewer = await viewing(database)
    const ada = await viewer('admin')
    const search = '?sort=-createdAt&cursor=x&more=y&searchTerm=sea&cover=none&view=1'
    const made = await ada.save('Without a cover', { search, columns: ['author', 'createdAt'] })
    const view = {
      resource: 'books',
      name: 'Without a cover',
      search: 'searchTerm=sea&cover=none&sort=-createdAt',
      columns: ['author', 'createdAt'],
      shared: false,
      isDefault: false,
      isOwn: true,
    }
    expect(made).toMatchObject({ status: 201, json: view })
    expect((await ada.call('GET', '/views?resource=books')).json).toMatchObject({ items: [view] })
    expect(await ada.names('?resource=users')).toEqual([])
    expect(await ada.names()).toEqual(['Without a cover'])
  })

  test('are refused for a list that does not exist, and with a search that it refuses', async () => {
    const viewer = await viewing(database)
    const ada = await viewer('admin')
    const invalid = refused(400, 'VALIDATION_ERROR')
    expect(await ada.save('Ships', { resource: 'ships' })).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_ERROR', fields: { resource: 'Unknown resource' } },
    })
    expect(await ada.call('GET', '/views?resource=ships')).toMatchObject(invalid)
    expect(await ada.save('Genre', { search: 'genre=novel' })).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_ERROR', fields: { search: 'Invalid search' } },
    })
    expect(await ada.save('Columns', { columns: ['<b>'] })).toMatchObject(invalid)
    expect(await ada.save(' ')).toMatchObject(invalid)
    const id = await ada.saved('Good')
    expect(await ada.call('PATCH', `/views/${id}`, { search: 'genre=x' })).toMatchObject(invalid)
    expect(await ada.call('PATCH', `/views/${id}`, { resource: 'users' })).toMatchObject(invalid)
    expect(await ada.names()).toEqual(['Good'])
  })

  test('are seen by their owner alone, or by all managers who may see the list', async () => {
    const viewer = await viewing(database)
    const [ada, bea] = [await viewer('admin'), await viewer('admin')]
    await ada.saved('Mine')
    await ada.saved('Ours', { shared: true, isDefault: true })
    expect(await ada.names()).toEqual(['Mine', 'Ours'])
    expect((await bea.call('GET', '/views')).json).toMatchObject({
      items: [{ name: 'Ours', shared: true, isOwn: false, isDefault: false }],
    })
    const reader = await viewer('user')
    expect(await reader.call('GET', '/views')).toMatchObject(forbidden)
    expect(await reader.call('GET', '/views?resource=books')).toMatchObject(forbidden)
    expect(await reader.save('Theirs')).toMatchObject(forbidden)
  })

  test('of a list that a user may not see are not there for this user', async () => {
    const viewer = await viewing(database)
    const ada = await viewer('admin')
    const caller = (permissions: object) => ({ user: { id: ada.id }, permissions }) as never
    const lists = [{ resource: { path: 'users' }, needs: { user: ['list'] } }] as never
    await ada.saved('People', { resource: 'users' })
    const seen = (permissions: object) => orm.$count(views, seenBy(caller(permissions), lists))
    expect(await seen({ apps: ['manager'], user: ['list'] })).toBe(1)
    expect(await seen({ apps: ['manager'], book: ['read'] })).toBe(0)
    expect(await seen({})).toBe(0)
  })

  test('are changed by their owner alone; admins delete what others share', async () => {
    const viewer = await viewing(database)
    const [ada, bea] = [await viewer('admin'), await viewer('admin')]
    const mine = `/views/${await ada.saved('Mine')}`
    const ours = `/views/${await ada.saved('Ours', { shared: true })}`
    expect(await bea.call('PATCH', mine, { name: 'Hers' })).toMatchObject(gone)
    expect(await bea.call('DELETE', mine)).toMatchObject(gone)
    expect(await bea.call('PATCH', ours, { name: 'Hers' })).toMatchObject(forbidden)
    expect(await bea.call('PATCH', ours, { isDefault: true })).toMatchObject(forbidden)
    expect(await bea.call('PATCH', `/views/${unknownId}`, {})).toMatchObject(gone)
    const reader = await viewer('user')
    expect(await reader.call('PATCH', ours, { name: 'Theirs' })).toMatchObject(forbidden)
    expect(await reader.call('DELETE', ours)).toMatchObject(forbidden)
    expect(await ada.call('PATCH', mine, { name: 'Still mine', shared: true })).toMatchObject({
      status: 200,
      json: { name: 'Still mine', shared: true },
    })
    expect(await bea.call('DELETE', ours)).toMatchObject({ status: 204 })
    expect(await ada.names()).toEqual(['Still mine'])
  })

  test('have names of their own in each list of each user, ignoring case', async () => {
    const viewer = await viewing(database)
    const [ada, bea] = [await viewer('admin'), await viewer('admin')]
    const other = await ada.saved('Later')
    await ada.saved('Gothic', { shared: true })
    const taken = refused(409, 'VIEW_NAME_TAKEN')
    expect(await ada.save(' GOTHIC')).toMatchObject(taken)
    expect(await ada.call('PATCH', `/views/${other}`, { name: 'gothic' })).toMatchObject({
      status: 409,
      json: { fields: { name: 'A view with this name already exists' } },
    })
    expect(await ada.save('gothic', { resource: 'users' })).toMatchObject({ status: 201 })
    expect(await bea.save('Gothic')).toMatchObject({ status: 201 })
  })

  test('are limited in number for each user, also when saved at once', async () => {
    const viewer = await viewing(database)
    const ada = await viewer('admin')
    await pool.query(
      `INSERT INTO views (owner_id, resource, name, search)
       SELECT $1, 'books', 'View ' || n, '' FROM generate_series(1, $2) AS n`,
      [ada.id, viewsPerPerson - 1],
    )
    const made = await Promise.all(['A', 'B', 'C', 'D'].map((name) => ada.save(name)))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(made.filter(({ status }) => status === 403)).toHaveLength(3)
    expect(await ada.save('E')).toMatchObject(refused(403, 'VIEW_LIMIT_REACHED'))
  })

  test('have one default in each list, whichever comes last', async () => {
    const viewer = await viewing(database)
    const ada = await viewer('admin')
    const defaults = async () => {
      const { json } = await ada.call('GET', '/views')
      return listIn(json).flatMap(({ isDefault, name }) => (isDefault ? [name] : []))
    }
    const first = await ada.saved('First', { isDefault: true })
    await ada.saved('Second', { isDefault: true })
    await ada.saved('People', { isDefault: true, resource: 'users' })
    expect(await defaults()).toEqual(['People', 'Second'])
    await news()
    await ada.call('PATCH', `/views/${first}`, { isDefault: true })
    expect(await defaults()).toEqual(['First', 'People'])
    await Promise.all(['A', 'B', 'C'].map((name) => ada.save(name, { isDefault: true })))
    expect(await defaults()).toHaveLength(2)
    await ada.call('PATCH', `/views/${first}`, { isDefault: false })
    // The view that opens first concerns only its owner.
    expect((await news()).map(({ action }) => action)).toEqual(Array(3).fill('view.create'))
  })

  test('are on record, and in the data of the account until it is deleted', async () => {
    const viewer = await viewing(database)
    const ada = await viewer('admin')
    await news()
    const id = await ada.saved('Gothic')
    await ada.call('PATCH', `/views/${id}`, { name: 'Horror' })
    await ada.call('PATCH', `/views/${id}`, { name: 'Horror' })
    expect(await ada.call('GET', '/account/data')).toMatchObject({
      json: { views: [{ id, name: 'Horror', resource: 'books' }] },
    })
    await ada.call('DELETE', `/views/${id}`)
    const target = { targetType: 'view', targetId: id }
    expect(await news()).toMatchObject([
      { action: 'view.create', ...target, targetName: null, after: { shared: false } },
      { action: 'view.update', ...target },
      { action: 'view.delete', ...target, before: { shared: false } },
    ])
    await ada.saved('Left')
    await pool.query('DELETE FROM users')
    expect(await orm.$count(views)).toBe(0)
  })

  test('say how many records they show, unless a record that they name is gone', async () => {
    const viewer = await viewing(database)
    const [ada, bea] = [await viewer('admin'), await viewer('admin')]
    const { rows } = await pool.query<{ id: string }>(
      `WITH genre AS (INSERT INTO genres (name, colour) VALUES ('Novel', 1) RETURNING id)
       INSERT INTO books (title, author, genre_id) SELECT title, 'Austen', id
       FROM genre, unnest(ARRAY['Emma', 'Persuasion']) AS title RETURNING genre_id AS id`,
    )
    const [all, some, none, people] = [
      await ada.saved('All', { search: `genre=${rows[0]?.id}&sort=-title` }),
      await ada.saved('Some', { search: 'searchTerm=emma' }),
      await ada.saved('None', { search: `genre=${unknownId}` }),
      await ada.saved('People', { search: 'role=admin', resource: 'users' }),
    ]
    const totals = (ids: string[]) => `/views/totals?${ids.map((id) => `ids[]=${id}`).join('&')}`
    const { json } = await ada.call('GET', totals([all, some, none, people]))
    expect(listIn(json)).toHaveLength(3)
    expect(listIn(json)).toEqual(
      expect.arrayContaining([
        { id: all, total: { count: 2, exact: true } },
        { id: some, total: { count: 1, exact: true } },
        { id: people, total: { count: 2, exact: true } },
      ]),
    )
    expect(await ada.call('GET', `/views/totals?ids=${all}`)).toMatchObject({
      json: { items: [{ id: all }] },
    })
    expect((await bea.call('GET', totals([all]))).json).toEqual({ items: [] })
  })
})
