import { beforeEach, describe, expect, test } from 'vitest'
import { managerOf } from '#modules/genres/test-manager.server.ts'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { shelfOn } from './test-books.server.ts'

const database = await testDatabase()
const { add, empty, genreId } = await shelfOn(database)
const manager = await managerOf(database)
const news = recordOf(database)
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

beforeEach(async () => {
  await empty()
})

const emma = { title: 'Emma', author: 'Jane Austen' }

describe('books over HTTP', () => {
  test('a book is made, read, changed, thrown away, restored and gone for good', async () => {
    const { call } = await manager()
    const made = await call('POST', '/books', { ...emma, genreId, isbn: '0-14-143951-3' })
    expect(made).toMatchObject({
      status: 201,
      json: { ...emma, isbn: '9780141439518', version: 1 },
    })
    const id = String(made.json?.id)

    expect(await call('GET', `/books/${id}`)).toMatchObject({ status: 200, json: made.json })
    const changed = await call('PATCH', `/books/${id}`, { version: 1, publishedYear: 1815 })
    expect(changed).toMatchObject({
      status: 200,
      json: { ...emma, publishedYear: 1815, version: 2 },
    })

    expect(await call('DELETE', `/books/${id}`)).toMatchObject({ status: 204 })
    expect(await call('GET', `/books/${id}`)).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND' },
    })
    expect((await call('GET', '/books/trash')).json).toMatchObject({ items: [{ id }] })
    expect(await call('POST', `/books/${id}/restore`)).toMatchObject({
      status: 200,
      json: { id, deletedAt: null },
    })
    expect(await call('DELETE', `/books/${id}/permanently`)).toMatchObject({ status: 404 })

    await call('DELETE', `/books/${id}`)
    expect(await call('DELETE', `/books/${id}/permanently`)).toMatchObject({ status: 204 })
    expect(await call('POST', `/books/${id}/restore`)).toMatchObject({ status: 404 })
  })

  test('spec 5: a title is used once by an author, ignoring case and spaces around it', async () => {
    const { call } = await manager()
    await call('POST', '/books', { ...emma, genreId })
    const again = await call('POST', '/books', {
      title: ' EMMA ',
      author: 'jane austen  ',
      genreId,
    })
    const message = 'Title already used with the same author'
    expect(again).toMatchObject({
      status: 409,
      json: { code: 'TITLE_TAKEN', message, fields: { title: message } },
    })
    expect(again.json?.requestId).toBe(again.headers['x-request-id'])
  })

  test('of many who make the same book at once one succeeds', async () => {
    const { call } = await manager()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call('POST', '/books', { ...emma, genreId })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  })

  test('check 30, behaviour 11: a stale save is refused with what the book is now', async () => {
    const { call } = await manager()
    const [book] = await add(emma)
    await call('PATCH', `/books/${book?.id}`, { version: 1, title: 'Emma, revised' })
    const late = await call('PATCH', `/books/${book?.id}`, { version: 1, title: 'Mine' })
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'CONFLICT', current: { title: 'Emma, revised', version: 2 } },
    })
  })

  test('a stale save says if the user saved the other version elsewhere', async () => {
    const ada = await manager()
    const email = 'bea@example.com'
    const values = { name: 'Bea', email, role: 'admin', emailVerified: true } as const
    await database.orm.insert(users).values(values)
    const bea = await ada.signedIn(email)
    const [book] = await add(emma)
    const path = `/books/${book?.id}`
    const byAda = async (version: number, title: string) =>
      (await ada.call('PATCH', path, { version, title })).json
    const byBea = async (version: number, title: string) =>
      (await bea.send('PATCH', `/api/v1${path}`, { version, title })).json
    await byAda(1, 'Emma, revised')
    expect(await byAda(1, 'Mine')).toMatchObject({ code: 'CONFLICT', isOwn: true })
    expect(await byBea(1, 'Mine')).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
    expect(await byBea(1, 'Mine')).not.toHaveProperty('isOwn')
    await byBea(2, 'Emma, revised again')
    expect(await byAda(1, 'Mine')).not.toHaveProperty('isOwn')
  })

  test('of many who save the same version one succeeds', async () => {
    const { call } = await manager()
    const [book] = await add(emma)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        call('PATCH', `/books/${book?.id}`, { version: 1, publisher: `Publisher ${at}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })

  test('a PATCH that changes nothing makes no version and no record', async () => {
    const { call } = await manager()
    const { json } = await call('POST', '/books', { ...emma, genreId, publishedYear: 1815 })
    const path = `/books/${String(json?.['id'])}`
    await news()
    for (const change of [{}, { ...emma, publishedYear: 1815 }, { title: ' Emma ', isbn: null }]) {
      expect(await call('PATCH', path, { version: 1, ...change })).toMatchObject({
        status: 200,
        json: { version: 1, updatedAt: json?.['updatedAt'] },
      })
    }
    expect(await news()).toEqual([])
    expect((await call('PATCH', path, { version: 2, ...emma })).status).toBe(409)
  })

  test('a book whose title was taken meanwhile stays in the trash', async () => {
    const { call } = await manager()
    const [book] = await add({ ...emma, deletedAt: new Date() })
    await add(emma)
    expect(await call('POST', `/books/${book?.id}/restore`)).toMatchObject({
      status: 409,
      json: { code: 'TITLE_TAKEN' },
    })
    expect((await call('GET', '/books/trash')).json).toMatchObject({ items: [{ id: book?.id }] })
  })

  test.each([
    [{ author: 'A', genreId }, { title: 'Title is required' }],
    [{ title: '  ', author: 'A', genreId }, { title: 'Title is required' }],
    [{ title: 'T', author: '', genreId }, { author: 'Author is required' }],
    [{ title: 'x'.repeat(256), author: 'A', genreId }, { title: 'At most 255 characters' }],
    [{ title: 'x'.repeat(10_000), author: 'A', genreId }, { title: 'At most 255 characters' }],
    [{ title: 'T\0', author: 'A', genreId }, { title: 'No control characters' }],
    [{ title: 'T\u200b', author: 'A', genreId }, { title: 'No invisible characters' }],
    [{ title: '\u3164', author: 'A', genreId }, { title: 'No invisible characters' }],
    [{ title: 'T', author: '\u202eA', genreId }, { author: 'No invisible characters' }],
    [{ ...emma, genreId, publisher: '\u2800' }, { publisher: 'No invisible characters' }],
    [{ title: '…', author: 'A', genreId }, { title: 'At least one letter or digit' }],
    [{ title: 'T', author: 'A', genreId: 'novel' }, { genreId: 'Genre not found' }],
    [{ title: 'T', author: 'A', genreId: unknownId }, { genreId: 'Genre not found' }],
    [{ ...emma, genreId, coverId: 'mine' }, { coverId: 'Picture not found' }],
    [{ ...emma, genreId, coverId: unknownId }, { coverId: 'Picture not found' }],
    [{ ...emma, genreId, isbn: '9780141439519' }, { isbn: 'ISBN is invalid' }],
    [{ ...emma, genreId, publishedYear: 18.15 }, { publishedYear: 'Year is invalid' }],
    [
      { ...emma, genreId, publishedYear: 0 },
      { publishedYear: 'There’s no year 0. For 1 BC, enter -1' },
    ],
    [{ ...emma, genreId, publishedYear: 99_999 }, { publishedYear: 'Year is invalid' }],
    [
      { ...emma, genreId, description: 'x'.repeat(5001) },
      { description: 'At most 5000 characters' },
    ],
    [{ ...emma, genreId, version: 7 }, { version: 'Unknown field' }],
    ['a text', undefined],
    [[], undefined],
  ])('%j is refused, field by field', async (body, fields) => {
    const { call } = await manager()
    const refused = await call('POST', '/books', body)
    expect(refused).toMatchObject({ status: 400, json: { code: 'VALIDATION_ERROR' } })
    expect(refused.json?.['fields']).toEqual(fields)
    expect((await call('GET', '/books')).json).toMatchObject({ total: { count: 0, exact: true } })
  })

  test.each([
    '/books?limit=0',
    '/books?limit=101',
    '/books?limit=many',
    '/books?limit=1.5',
    '/books?limit=',
    '/books?sort=price',
    '/books?sort=title&sort=author',
    '/books?cursor=',
    '/books?cursor=broken',
    `/books?cursor=${Buffer.from('["x",0,"a","b",1,true]').toString('base64url')}`,
    '/books?genreId=novel',
    `/books?genreId=${unknownId}`,
    `/books?searchTerm=${'x'.repeat(256)}`,
    '/books?offset=10',
    '/books/1',
    '/books/%2E%2E%2F',
    '/books/trash?limit=-1',
  ])('GET %s is refused', async (path) => {
    const { call } = await manager()
    const { status, json } = await call('GET', path)
    expect([status, json?.code]).toEqual([400, 'VALIDATION_ERROR'])
  })

  test('a cursor is good for its own list only, and a forged one never fails the server', async () => {
    const { call } = await manager()
    await add({ title: 'A' }, { title: 'B' })
    const { json } = await call('GET', '/books?limit=1&sort=publishedYear')
    const cursor = String(json?.nextCursor)
    const [mark, facts] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [
      string,
      unknown[],
    ]
    expect((await call('GET', `/books?limit=1&sort=publishedYear&cursor=${cursor}`)).status).toBe(
      200,
    )
    expect((await call('GET', `/books?limit=1&sort=title&cursor=${cursor}`)).status).toBe(400)
    expect(
      (await call('GET', `/books?sort=publishedYear&searchTerm=a&cursor=${cursor}`)).status,
    ).toBe(400)
    for (const key of ['a', 1e12, null, 1.5, '\0']) {
      const forged = Buffer.from(JSON.stringify([mark, facts.with(1, key)])).toString('base64url')
      expect((await call('GET', `/books?sort=publishedYear&cursor=${forged}`)).status).toBe(400)
    }
  })

  test('a body that is not JSON, or not well-formed, is refused', async () => {
    const { browser } = await manager()
    const send = (headers: Record<string, string>, body: string) =>
      browser.ask('/api/v1/books', { method: 'POST', headers: { ...fromHere, ...headers }, body })
    const json = { 'content-type': 'application/json' }
    expect(await send({}, '{}')).toMatchObject({
      status: 415,
      json: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    })
    expect((await send({ 'content-type': 'text/plain' }, '{}')).status).toBe(415)
    expect(await send(json, '{"title":')).toMatchObject({
      status: 400,
      json: { code: 'BAD_REQUEST' },
    })
    expect(await send(json, `{"title":"${'x'.repeat(1024 * 1024)}"}`)).toMatchObject({
      status: 413,
    })
    expect(await send({ ...json, origin: 'https://evil.example' }, '{}')).toMatchObject({
      status: 403,
      json: { code: 'CROSS_ORIGIN' },
    })
    expect((await browser.ask('/api/v1/nothing')).status).toBe(404)
  })

  test.each([
    ['PUT', '/books', 'GET, HEAD, POST'],
    ['POST', '/books/019aa5b0-0000-7000-8000-000000000001', 'GET, HEAD, PATCH, DELETE'],
    ['GET', '/books/019aa5b0-0000-7000-8000-000000000001/restore', 'POST'],
    ['DELETE', '/genres', 'GET, HEAD, POST'],
    ['PATCH', '/openapi.json', 'GET, HEAD'],
    ['GET', '/nothing', undefined],
    ['DELETE', '/books/1/2/3', undefined],
  ])('%s %s says what is allowed there: %s', async (method, path, allowed) => {
    const { call } = await manager()
    const { status, headers, json } = await call(method, path)
    expect({ status, allowed: headers['allow'], code: json?.code }).toEqual({
      allowed,
      ...(allowed
        ? { status: 405, code: 'METHOD_NOT_ALLOWED' }
        : { status: 404, code: 'NOT_FOUND' }),
    })
  })
})
