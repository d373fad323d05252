import { beforeEach, expect, test } from 'vitest'
import { user } from '#domains/identity/users/index.server.ts'
import { address, busyUser } from '#domains/identity/users/test-busy-user.server.ts'
import { managed } from '#domains/identity/users/test-people.server.ts'
import { sortsOf } from '#kit/resource/index.ts'
import { users } from '#platform/access/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { orm } = database
const news = recordOf(database)

beforeEach(async () => {
  await orm.delete(users)
})

type Page = { items: { email: string }[]; nextCursor: string | null }

const linesOf = (body: unknown) => String(body).trim().split('\r\n').slice(1)
const emailsIn = (body: unknown) => linesOf(body).map((line) => line.split(',')[2])

test('behaviour 13: an export is exactly what the list shows, in its order, however long', async () => {
  const { browser } = await managed(database)
  await orm.insert(users).values(
    Array.from({ length: 1234 }, (_, at) => ({
      name: `${at % 2 ? 'Noor' : 'Kim'} ${at % 97}`,
      email: `person${at}@example.com`,
      emailVerified: at % 3 > 0,
      banned: at % 5 === 0,
    })),
  )
  for (const sort of [...sortsOf(user), undefined]) {
    const filter = `searchTerm=noor&status=active${sort ? `&sort=${sort}` : ''}`
    const listed: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const path = `/api/v1/users?${filter}&limit=100${cursor && `&cursor=${cursor}`}`
      const page = (await browser.ask(path)).json as Page
      listed.push(...page.items.map(({ email }) => email))
      cursor = page.nextCursor
    }
    const { status, headers, body } = await browser.ask(`/api/v1/users/export?${filter}`)
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="users-[0-9-]{10}.csv"$/)
    expect(listed.length).toBeGreaterThan(100)
    expect(emailsIn(body)).toEqual(listed)
  }
})

test('behaviour 13: the chosen users are exported by their names, and no others', async () => {
  const { browser, person } = await managed(database)
  const [noor, kim] = [await person('Noor'), await person('Kim')]
  await person('Eve')
  const { status, body } = await browser.send('POST', '/api/v1/users/export', {
    ids: [noor.id, kim.id, '019aa5b0-0000-7000-8000-000000000001'],
  })
  expect([status, emailsIn(body)]).toEqual([200, [kim.email, noor.email]])
})

test('a line says who that is, and whether and why they are shut out', async () => {
  const { browser, person, admin } = await managed(database)
  const end = new Date('2999-01-02T03:04:05.000Z')
  const facts = { banned: true, banReason: 'Spam, and "more"', banExpires: end }
  const noor = await person('Noor', facts)
  const { body } = await browser.ask('/api/v1/users/export?sort=-name')
  const made = noor.createdAt.toISOString()
  const spam = '"Spam, and ""more"""'
  expect(linesOf(body)).toEqual([
    `${noor.id},Noor,${noor.email},user,banned,${spam},${end.toISOString()},${made}`,
    `${admin.id},Ada,${admin.email},admin,active,,,${admin.createdAt.toISOString()}`,
  ])
})

test('a spreadsheet meets text where a formula could begin', async () => {
  const { browser, person } = await managed(database)
  for (const name of ['=1+1', '+1', '-1', '@x']) {
    await person(name, { email: `${crypto.randomUUID()}@example.com`, banReason: name })
  }
  const { body } = await browser.ask('/api/v1/users/export')
  const written = linesOf(body).map((line) => [line.split(',')[1], line.split(',')[5]])
  expect(written).toHaveLength(5)
  for (const guarded of ["'=1+1", "'+1", "'-1", "'@x"]) {
    expect(written).toContainEqual([guarded, guarded])
  }
})

test('an export of users is on record, with its caller and the number of users', async () => {
  const { browser, admin, person } = await managed(database)
  const noor = await person('Noor')
  await news()
  await browser.ask('/api/v1/users/export?role=user&sort=email')
  await browser.send('POST', '/api/v1/users/export', { ids: [noor.id, admin.id] })
  const act = { action: 'user.export', actorId: admin.id, targetType: 'user', targetId: null }
  expect(await news()).toMatchObject([
    { ...act, after: { filter: { role: 'user' }, count: 1 } },
    { ...act, after: { count: 2 } },
  ])
})

test.each(['format=xml', 'sort=price', 'status=gone', 'limit=3', 'role=a%00'])(
  'an export with %s is refused before anything is sent',
  async (query) => {
    const { browser } = await managed(database)
    await news()
    const { status, json } = await browser.ask(`/api/v1/users/export?${query}`)
    expect([status, json]).toMatchObject([400, { code: 'VALIDATION_ERROR' }])
    expect(await news()).toEqual([])
  },
)

test('HEAD is answered as GET is, without the file', async () => {
  const { browser } = await managed(database)
  const { status, headers, body } = await browser.ask('/api/v1/users/export', { method: 'HEAD' })
  expect([status, headers['content-type'], body.length]).toEqual([
    200,
    'text/csv; charset=utf-8',
    0,
  ])
})

test('the reference for programs says what an export answers', async () => {
  const { browser } = await managed(database)
  const { json } = await browser.ask('/api/v1/openapi.json')
  const content = { 'text/csv': {}, 'application/x-ndjson': {} }
  expect(json).toMatchObject({
    paths: { '/users/export': { get: { responses: { 200: { content } } } } },
  })
})

test('the searches of exports name no user who is deleted', async () => {
  const { id, asAdmin } = await busyUser(database, async ({ served: { browser } }) => {
    for (const searchTerm of ['Zerubbabel%20Quince', address]) {
      await browser.ask(`/api/v1/users/export?searchTerm=${searchTerm}`)
    }
  })
  const recorded = `SELECT after FROM activities WHERE action = 'user.export' AND after ? 'filter'`
  const searches = async () => JSON.stringify((await database.pool.query(recorded)).rows)
  expect(await searches()).toMatch(/Zerubbabel.*quince@/)
  await asAdmin('DELETE', `/users/${id}`)
  expect(await searches()).not.toMatch(/zerubbabel|quince/i)
})
