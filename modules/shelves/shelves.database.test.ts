import { beforeEach, describe, expect, test } from 'vitest'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lettered, reading } from './test-readers.server.ts'

const database = await testDatabase()
const { pool } = database
const news = recordOf(database)
const book = await lettered(database, 'ABCDEFGHIJ')
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

beforeEach(async () => {
  await pool.query('DELETE FROM users')
})

const refused = (status: number, code: string) => ({ status, json: { code } })
const gone = refused(404, 'NOT_FOUND')

describe('a reader’s shelves', () => {
  test('are three from the beginning, each made when its first book comes', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const unmade = { id: null, name: '', access: 'own', bookCount: 0 }
    expect((await ada.call('GET', '/shelves')).json).toMatchObject({
      items: [
        { ...unmade, kind: 'wanted' },
        { ...unmade, kind: 'reading' },
        { ...unmade, kind: 'read' },
      ],
    })
    expect(await ada.call('GET', '/shelves/wanted')).toMatchObject({ status: 200, json: unmade })
    expect(await ada.titles('wanted')).toEqual([])
    const path = `/shelves/wanted/books/${book('A')}`
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.call('PUT', path)))
    expect(answers.filter(({ json }) => json['added'] === true)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await ada.titles('wanted')).toEqual(['A'])
    const { json } = await ada.call('GET', '/shelves/wanted')
    expect(json).toMatchObject({ kind: 'wanted', bookCount: 1 })
    expect(await ada.call('DELETE', '/shelves/wanted')).toMatchObject(
      refused(403, 'SHELF_BUILT_IN'),
    )
    const change = { version: 1, name: 'Mine' }
    expect(await ada.call('PATCH', `/shelves/${String(json['id'])}`, change)).toMatchObject(
      refused(403, 'SHELF_BUILT_IN'),
    )
  })

  test('are left as they are by the name that they have', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const { json } = await ada.call('POST', '/shelves', { name: 'Summer' })
    await news()
    const path = `/shelves/${String(json['id'])}`
    expect(await ada.call('PATCH', path, { version: 1, name: 'Summer ' })).toMatchObject({
      status: 200,
      json: { name: 'Summer', version: 1 },
    })
    expect(await news()).toEqual([])
  })

  test('are made, renamed and ended, on record', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    await news()
    const made = await ada.call('POST', '/shelves', { name: ' Summer ' })
    expect(made).toMatchObject({ status: 201, json: { name: 'Summer', kind: null } })
    const taken = refused(409, 'SHELF_NAME_TAKEN')
    expect(await ada.call('POST', '/shelves', { name: 'SUMMER' })).toMatchObject(taken)
    const other = await ada.shelf('Other')
    const path = `/shelves/${other}`
    expect(await ada.call('PATCH', path, { version: 1, name: 'Summer' })).toMatchObject(taken)
    expect(await ada.call('PATCH', path, { version: 1, name: 'Autumn' })).toMatchObject({
      json: { name: 'Autumn', version: 2 },
    })
    expect(await ada.call('PATCH', path, { version: 1, name: 'Winter' })).toMatchObject({
      ...refused(409, 'CONFLICT'),
      json: { current: { name: 'Autumn' } },
    })
    expect((await ada.call('DELETE', path)).status).toBe(204)
    expect(await ada.call('GET', path)).toMatchObject(gone)
    expect((await news()).map(({ action }) => action)).toEqual([
      'shelf.create',
      'shelf.create',
      'shelf.update',
      'shelf.delete',
    ])
  })

  test('hold a book once, and tell on which of them it stands', async () => {
    const { reader } = await reading(database)
    const ada = await reader('Ada')
    const shelf = await ada.shelf('Summer')
    const path = `/shelves/${shelf}/books/${book('A')}`
    const placed = { shelfId: shelf, dated: null }
    expect((await ada.call('PUT', path)).json).toEqual({ ...placed, added: true })
    expect((await ada.call('PUT', path)).json).toEqual({ ...placed, added: false })
    expect((await ada.call('GET', `/books/${book('A')}/shelves`)).json).toEqual({
      items: [{ id: shelf, kind: null }],
    })
    expect(await ada.call('PUT', `/shelves/${shelf}/books/${unknownId}`)).toMatchObject(gone)
    await pool.query('UPDATE books SET deleted_at = now() WHERE id = $1', [book('A')])
    expect(await ada.titles(shelf)).toEqual([])
    await pool.query('UPDATE books SET deleted_at = NULL WHERE id = $1', [book('A')])
    expect(await ada.call('DELETE', path)).toEqual({ status: 200, json: { after: null } })
    expect(await ada.call('DELETE', path)).toMatchObject(gone)
  })

  test('are as many, and hold as many books, as configured', async () => {
    const { reader } = await reading(database, {
      LIMIT_SHELVES_PER_PERSON: '2',
      LIMIT_BOOKS_PER_SHELF: '2',
    })
    const ada = await reader('Ada')
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        ada.call('POST', '/shelves', { name: `S${number}` }),
      ),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(made.find(({ status }) => status !== 201)).toMatchObject(
      refused(403, 'SHELF_LIMIT_REACHED'),
    )
    const shelf = String(made.find(({ status }) => status === 201)?.json['id'])
    const added = await Promise.all(
      ['A', 'B', 'C', 'D'].map((letter) =>
        ada.call('PUT', `/shelves/${shelf}/books/${book(letter)}`),
      ),
    )
    expect(added.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(added.find(({ status }) => status !== 200)).toMatchObject(refused(403, 'SHELF_FULL'))
  })

  test('are out of reach for other readers', async () => {
    const { reader } = await reading(database)
    const [ada, eve] = [await reader('Ada'), await reader('Eve')]
    const shelf = await ada.shelf('Secret')
    await ada.call('PUT', `/shelves/${shelf}/books/${book('A')}`)
    const path = `/shelves/${shelf}`
    const calls: [string, string, object?][] = [
      ['GET', path],
      ['PATCH', path, { version: 1, name: 'Mine' }],
      ['DELETE', path],
      ['GET', `${path}/books`],
      ['PUT', `${path}/books/${book('B')}`],
      ['DELETE', `${path}/books/${book('A')}`],
    ]
    for (const [method, target, body] of calls) {
      for (const at of [target, target.replace(shelf, unknownId)]) {
        const { status, json } = await eve.call(method, at, body)
        expect([at, status, json['message']]).toEqual([at, 404, 'Shelf not found'])
      }
    }
    expect(await ada.titles(shelf)).toEqual(['A'])
    expect((await eve.call('GET', `/books/${book('A')}/shelves`)).json).toEqual({ items: [] })
  })

  test('check 24: stay as they are in a demo', async () => {
    const { reader } = await reading(database, { DEMO_MODE: 'true' })
    const ada = await reader('Ada')
    const inDemo = refused(403, 'DEMO_MODE')
    expect(await ada.call('POST', '/shelves', { name: 'Mine' })).toMatchObject(inDemo)
    expect(await ada.call('PUT', `/shelves/wanted/books/${book('A')}`)).toMatchObject(inDemo)
    expect(await ada.call('GET', '/shelves')).toMatchObject({ status: 200 })
    const { rows } = await pool.query('SELECT FROM shelves')
    expect(rows).toEqual([])
  })
})
