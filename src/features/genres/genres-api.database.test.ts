import { beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#features/api/index.server.ts'
import { recordOf } from '#server/activity/test-activity.ts'
import { apiDoors } from '#server/api/api-doors.ts'
import { users } from '#server/auth/tables.ts'
import { serveAuth } from '#server/auth/test-auth.ts'
import { testDatabase } from '#server/database/test-database.ts'
import { fromHere } from '#server/http/test-server.ts'

const database = await testDatabase()
const { orm, pool } = database
await orm
  .insert(users)
  .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })
const news = recordOf(database)
const unknownId = '019aa5b0-0000-7000-8000-000000000001'

type Json = Record<string, unknown> & { id: string }
type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof serveAuth>>['signedIn']>>

let manager: Browser
const cookies = new Map<string, string>()

/** Served for each test anew, to a manager who signs in once. */
async function serve() {
  const served = await serveAuth(database, {}, (ground) => apiDoors(apiRouter, ground))
  manager = served.browser()
  for (const [name, value] of cookies) manager.cookies.set(name, value)
  if (cookies.size === 0) await served.signedIn('ada@example.com', manager)
  for (const [name, value] of manager.cookies) cookies.set(name, value)
}

async function call(method: string, path: string, body?: unknown) {
  const address = `/api/v1/genres${path}`
  const { status, json } = await (body === undefined
    ? manager.ask(address, { method, headers: { ...fromHere, 'content-length': '0' } })
    : manager.send(method, address, body))
  return { status, json: json as Json }
}

async function newGenre(name: string, colour = 20) {
  const { json } = await call('POST', '', { name, colour })
  return json.id
}

/** Books of a genre: so many on the shelf, and so many in the trash. */
const addBooks = (genreId: string, count: number, trashed = 0) =>
  pool.query(
    `INSERT INTO books (title, author, genre_id, deleted_at)
     SELECT 'Of ' || $1::text || n, 'Nobody', $1::uuid, CASE WHEN n > $2::int THEN now() END
     FROM generate_series(1, $2::int + $3::int) AS n`,
    [genreId, count, trashed],
  )

const itemsOf = async () => (await call('GET', '')).json['items'] as Json[]

beforeEach(async () => {
  await serve()
  await pool.query('TRUNCATE books, genres CASCADE')
  await news()
})

describe('issue 18.15: managers manage genres', () => {
  test('a genre is created, renamed, recoloured and deleted, each on record', async () => {
    const made = await call('POST', '', { name: ' Verse ', colour: 20 })
    expect(made).toMatchObject({ status: 201, json: { name: 'Verse', colour: 20 } })
    const { id } = made.json
    expect(await itemsOf()).toEqual([
      { id, name: 'Verse', colour: 20, books: { count: 0, exact: true } },
    ])
    expect(await call('PATCH', `/${id}`, { name: 'Poetry' })).toMatchObject({
      status: 200,
      json: { id, name: 'Poetry', colour: 20 },
    })
    expect((await call('PATCH', `/${id}`, { colour: 300 })).json).toMatchObject({ colour: 300 })
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
    expect(await itemsOf()).toEqual([])
    const target = { targetType: 'genre', targetId: id, actorEmail: 'ada@example.com' }
    expect(await news()).toMatchObject([
      { ...target, action: 'genre.create', after: { name: 'Verse', colour: 20 } },
      {
        ...target,
        action: 'genre.update',
        before: { name: 'Verse' },
        after: { name: 'Poetry' },
      },
      { ...target, action: 'genre.update', before: { colour: 20 }, after: { colour: 300 } },
      { ...target, action: 'genre.delete', before: { name: 'Poetry', colour: 300 } },
    ])
  })

  test('without a colour the name decides, the same as in an import', async () => {
    const { json } = await call('POST', '', { name: 'Verse' })
    const { rows } = await pool.query<{ hue: number }>(
      `SELECT ('x' || left(md5(unique_text('Verse')), 7))::bit(28)::int % 360 AS hue`,
    )
    expect(json['colour']).toBe(rows[0]?.hue)
  })

  test('a change that changes nothing writes and records nothing', async () => {
    const id = await newGenre('Verse')
    const before = await pool.query('SELECT * FROM genres')
    await news()
    for (const change of [{}, { name: 'Verse' }, { name: ' Verse ', colour: 20 }]) {
      expect((await call('PATCH', `/${id}`, change)).status).toBe(200)
    }
    expect((await pool.query('SELECT * FROM genres')).rows).toEqual(before.rows)
    expect(await news()).toEqual([])
  })

  test('a name is used once, ignoring case and look-alikes', async () => {
    await newGenre('Épopée')
    const other = await newGenre('Other')
    const taken = {
      status: 409,
      json: {
        code: 'GENRE_TAKEN',
        message: 'Genre already exists',
        fields: { name: 'Genre already exists' },
      },
    }
    expect(await call('POST', '', { name: 'ÉPOPÉE', colour: 1 })).toMatchObject(taken)
    expect(await call('POST', '', { name: 'Ｏther', colour: 1 })).toMatchObject(taken)
    expect(await call('PATCH', `/${other}`, { name: 'épopée ' })).toMatchObject(taken)
    expect((await call('PATCH', `/${other}`, { name: 'OTHER' })).status).toBe(200)
  })

  test('of many who create the same genre at once one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', '', { name: 'Verse', colour: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ])
  })

  test.each([
    [{ colour: 1 }, { name: 'Name is required' }],
    [{ name: '  ', colour: 1 }, { name: 'Name is required' }],
    [{ name: 'x'.repeat(101), colour: 1 }, { name: 'At most 100 characters' }],
    [{ name: 'A\u200b', colour: 1 }, { name: 'No invisible characters' }],
  ])('%j is refused', async (draft, fields) => {
    expect(await call('POST', '', draft)).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION_ERROR', fields },
    })
  })

  test.each([360, -1, 1.5, '20', null])('a colour of %j is refused', async (colour) => {
    const { status, json } = await call('POST', '', { name: 'Verse', colour })
    expect([status, Object.keys(json['fields'] as object)]).toEqual([400, ['colour']])
  })

  test.each(['books on the shelf', 'books in the trash'])(
    'a genre with %s is not deleted',
    async (where) => {
      const id = await newGenre('Verse')
      await (where === 'books on the shelf' ? addBooks(id, 1) : addBooks(id, 0, 1))
      await news()
      expect(await call('DELETE', `/${id}`)).toMatchObject({
        status: 409,
        json: { code: 'GENRE_HAS_BOOKS' },
      })
      expect(await news()).toEqual([])
    },
  )

  test('a genre that is not there is not found', async () => {
    expect((await call('PATCH', `/${unknownId}`, { name: 'X' })).status).toBe(404)
    expect((await call('DELETE', `/${unknownId}`)).status).toBe(404)
    expect((await call('POST', `/${unknownId}/merge`, { into: await newGenre('A') })).status).toBe(
      404,
    )
  })

  test('undo: a deleted genre comes back with its id, once', async () => {
    const id = await newGenre('Verse')
    await call('DELETE', `/${id}`)
    const draft = { id, name: 'Verse', colour: 20 }
    expect(await call('POST', '', draft)).toMatchObject({ status: 201, json: draft })
    expect((await call('POST', '', draft)).status).toBe(409)
    expect((await call('POST', '', { ...draft, name: 'Another' })).status).toBe(409)
  })

  test('many are deleted at once; each that has books is reported', async () => {
    const [empty, alsoEmpty, full] = [
      await newGenre('One'),
      await newGenre('Two'),
      await newGenre('Three'),
    ]
    await addBooks(full, 1)
    await news()
    const action = { type: 'delete' }
    const ids = [empty, full, alsoEmpty, unknownId, empty]
    expect(await call('POST', '/bulk', { ids, action })).toMatchObject({
      status: 200,
      json: {
        changed: 2,
        failed: [
          { id: full, code: 'GENRE_HAS_BOOKS' },
          { id: unknownId, code: 'NOT_FOUND' },
        ],
        total: 4,
        nextCursor: null,
      },
    })
    expect((await itemsOf()).map(({ name }) => name)).toEqual(['Three'])
    expect(await news()).toMatchObject([{ targetId: empty }, { targetId: alsoEmpty }])
  })

  test('a merge moves all books, those in the trash too, and is one row of the record', async () => {
    const [from, into] = [await newGenre('Verse', 30), await newGenre('Poetry')]
    await addBooks(from, 3, 2)
    await addBooks(into, 1)
    await news()
    expect(await call('POST', `/${from}/merge`, { into })).toMatchObject({
      status: 200,
      json: { moved: 5 },
    })
    expect(await itemsOf()).toMatchObject([{ id: into, books: { count: 4 } }])
    const { rows } = await pool.query(
      `SELECT version, count(*)::int, count(deleted_at)::int AS trashed FROM books
       WHERE genre_id = $1 GROUP BY version ORDER BY version`,
      [into],
    )
    expect(rows).toEqual([
      { version: 1, count: 1, trashed: 0 },
      { version: 2, count: 5, trashed: 2 },
    ])
    expect(await news()).toMatchObject([
      {
        action: 'genre.merge',
        targetId: from,
        targetName: 'Verse',
        before: { colour: 30 },
        after: { genreId: into, into: 'Poetry', count: 5 },
      },
    ])
  })

  test('a merge into itself or into nothing is refused at its field', async () => {
    const id = await newGenre('Verse')
    for (const into of [id, id.toUpperCase(), unknownId, 'poetry', undefined]) {
      const { status, json } = await call('POST', `/${id}/merge`, { into })
      expect([status, Object.keys(json['fields'] as object)]).toEqual([400, ['into']])
    }
    expect(await itemsOf()).toHaveLength(1)
  })

  test('while a book is being changed a merge gives up at once and leaves all as it was', async () => {
    const [from, into] = [await newGenre('Verse'), await newGenre('Poetry')]
    await addBooks(from, 2)
    const other = await pool.connect()
    await other.query('BEGIN')
    await other.query('SELECT FROM books LIMIT 1 FOR UPDATE')
    const refused = await call('POST', `/${from}/merge`, { into })
    await other.query('ROLLBACK')
    other.release()
    expect(refused).toMatchObject({ status: 409, json: { code: 'GENRE_IN_USE' } })
    expect(await itemsOf()).toMatchObject([{ books: { count: 0 } }, { books: { count: 2 } }])
    expect((await call('POST', `/${from}/merge`, { into })).status).toBe(200)
  })

  test('two genres merged into each other at once: one of them stays', async () => {
    const [one, other] = [await newGenre('Verse'), await newGenre('Poetry')]
    await addBooks(one, 5)
    await addBooks(other, 5)
    const answers = await Promise.all([
      call('POST', `/${one}/merge`, { into: other }),
      call('POST', `/${other}/merge`, { into: one }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await itemsOf()).toMatchObject([{ books: { count: 10 } }])
  })

  test('a book that is added to a genre while that is merged is refused, not lost', async () => {
    const [from, into] = [await newGenre('Verse'), await newGenre('Poetry')]
    await addBooks(from, 2000)
    const merging = call('POST', `/${from}/merge`, { into })
    const added = await manager.send('POST', '/api/v1/books', {
      title: 'Late',
      author: 'Nobody',
      genreId: from,
    })
    expect((await merging).status).toBe(200)
    expect([201, 400]).toContain(added.status)
    const moved = added.status === 201 ? 2001 : 2000
    expect(await itemsOf()).toMatchObject([{ books: { count: moved } }])
  })

  test('100,000 books are merged at once, and their new number is told at once', async () => {
    const [from, into] = [await newGenre('Verse'), await newGenre('Poetry')]
    for (let part = 0; part < 4; part += 1) {
      await pool.query(
        `INSERT INTO books (title, author, genre_id)
         SELECT 'Book ' || n, 'Nobody', $1 FROM generate_series($2::int, $2 + 24_999) AS n`,
        [from, part * 25_000 + 1],
      )
    }
    await addBooks(into, 1001)
    expect(await itemsOf()).toMatchObject([{ books: { count: 1001 } }, {}])
    expect(await call('POST', `/${from}/merge`, { into })).toMatchObject({
      status: 200,
      json: { moved: 100_000 },
    })
    expect(await itemsOf()).toMatchObject([{ books: { count: 10_000, exact: false } }])
  }, 300_000)
})
