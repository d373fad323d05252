import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { record } from '#platform/activity/record.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { listen, serveLive } from '../test-live.server.ts'

const database = await testDatabase()
const { orm, pool } = database
await orm.insert(users).values([
  { name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true },
  { name: 'Ben', email: 'ben@example.com', role: 'admin', emailVerified: true },
  { name: 'Noor', email: 'noor@example.com', emailVerified: true },
  { name: 'Kim', email: 'kim@example.com', emailVerified: true },
])
const { rows: genres } = await pool.query<{ id: string }>(
  `INSERT INTO genres (name, colour) VALUES ('Novel', 335) RETURNING id`,
)
const genreId = genres[0]?.id
const served = await serveLive(database, { whenDone: afterAll })
const [ada, ben, noor] = await Promise.all(
  ['ada', 'ben', 'noor'].map((name) => served.signedIn(`${name}@example.com`)),
)
if (!ada || !ben || !noor) throw new Error('All should have been let in')

let made = 0
type Book = { id: string; version: number; title: string }

async function create(by = ada) {
  made += 1
  const book = { title: `Book ${made}`, author: 'Ada', genreId }
  const { status, json } = await by!.send('POST', '/api/v1/books', book)
  expect(status).toBe(201)
  return json as Book
}

test('each change reaches those who may read the record, with its version', async () => {
  const [manager, reader] = [await listen(served, ben), await listen(served, noor)]
  expect(manager.status).toBe(200)
  expect(manager.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  })
  expect(manager.headers).not.toHaveProperty('content-encoding')
  const book = await create()
  await ben.send('PATCH', `/api/v1/books/${book.id}`, { version: 1, title: `${book.title} again` })
  await manager.until(2)
  await reader.until(2)
  expect(manager.text()).toMatch(/^retry: 3000\n\n/)
  expect(manager.events()).toMatchObject([
    { resource: 'book', id: book.id, action: 'create', own: false, by: 'Ada' },
    { resource: 'book', id: book.id, version: 2, action: 'update', own: true, by: 'Ben' },
  ])
  expect(reader.events()).toMatchObject([
    { resource: 'book', action: 'create', own: false, by: null },
    { resource: 'book', action: 'update', own: false, by: null },
  ])
})

test('check 38: what users do is told to those who may list users only', async () => {
  const [manager, reader] = [await listen(served, ben), await listen(served, noor)]
  await served.signedIn('kim@example.com')
  await record(orm, operator, {
    action: 'book.export',
    target: { type: 'book' },
    after: { count: 1 },
  })
  const book = await create()
  await manager.until(2)
  await reader.until(1)
  expect(manager.events().map(({ resource, action }) => [resource, action])).toEqual([
    ['user', 'session.start'],
    ['book', 'create'],
  ])
  expect(reader.events()).toMatchObject([{ resource: 'book', id: book.id }])
  expect(reader.text()).not.toContain('Ada')
})

test('an open stream does not keep an idle session', async () => {
  const idle = await served.signedIn('kim@example.com')
  const stream = await listen(served, idle)
  await pool.query(`UPDATE sessions SET last_seen_at = now() - interval '1 hour'`)
  await create()
  await stream.until(1)
  const { rows } = await pool.query<{ idle: boolean }>(
    `SELECT bool_and(last_seen_at < now() - interval '50 minutes') AS idle FROM sessions
     JOIN users ON users.id = user_id WHERE users.name = 'Kim'`,
  )
  expect(rows).toEqual([{ idle: true }])
})

test('a row that is committed after a younger one arrives too, however late, and each arrives once', async () => {
  const stream = await listen(served, ben)
  const slow = await pool.connect()
  try {
    await slow.query('BEGIN')
    await slow.query(
      `INSERT INTO activities (id, actor_type, action, target_type) VALUES ($1, 'operator', 'book.import', 'book')`,
      [firstIdAt(new Date(Date.now() - 3600_000))],
    )
    const book = await create()
    await stream.until(1)
    await pause(2500)
    await slow.query('COMMIT')
    await stream.until(2)
    const others = await Promise.all(Array.from({ length: 20 }, () => create()))
    await stream.until(22)
    await pause(1500)
    const events = stream.events()
    expect(events.map(({ action }) => action).slice(0, 2)).toEqual(['create', 'import'])
    expect(events[1]).toMatchObject({ id: null, version: null, by: null })
    expect(events).toHaveLength(22)
    expect(new Set(events.map(({ id }) => id))).toEqual(
      new Set([null, book.id, ...others.map(({ id }) => id)]),
    )
  } finally {
    slow.release()
  }
})

test.each([
  { others: 'ended' },
  // Tests in other databases of the cluster have them, too.
  { others: 'open' },
])(
  'a stream resumes after the last event that it had, by header and by address, while other transactions are $others',
  async ({ others }) => {
    const other = await database.pool.connect()
    onTestFinished(async () => {
      await other.query('ROLLBACK')
      other.release()
    })
    if (others === 'open') await other.query('BEGIN; SELECT pg_current_xact_id()')
    const first = await listen(served, ben)
    const book = await create()
    // The stream may begin with an event of a moment ago.
    const ofBook = () => first.events().find(({ id }) => id === book.id)
    await vi.waitUntil(ofBook, { timeout: 30_000 })
    const { eventId = '' } = ofBook() ?? {}
    const [, had = ''] = /-(.+)/.exec(eventId) ?? []
    first.answer.destroy()
    const missed = await create()
    const resumed = await listen(served, ben, { lastEventId: eventId })
    const inAddress = await listen(served, ben, { path: `/api/live?lastEventId=${eventId}` })
    const next = await create()
    for (const stream of [resumed, inAddress]) {
      await stream.until(2)
      await vi.waitUntil(() => stream.events().some(({ id }) => id === next.id), {
        timeout: 30_000,
      })
      // Then an event comes again, with the same end of its id.
      const unknown = stream.events().filter((event) => !event.eventId?.endsWith(had))
      const ids = unknown.map(({ id }) => id)
      expect(ids.filter((id) => id === missed.id || id === next.id)).toEqual([missed.id, next.id])
      expect(ids).not.toContain(book.id)
      expect(stream.named('reset')).toEqual([])
    }
    const loaded = await listen(served, ben, { path: '/api/live?seconds=600' })
    await vi.waitUntil(() => loaded.events().some(({ id }) => id === next.id), { timeout: 30_000 })
    const late = await listen(served, ben, { lastEventId: '019aa5b0-0000-7000-8000-00000000ffff' })
    await vi.waitUntil(() => late.named('reset').length === 1, { timeout: 30_000 })
    await vi.waitUntil(() => late.named('position').length === 1, { timeout: 30_000 })
  },
)

test('a user has so many streams at a time, and no more', async () => {
  const limited = await serveLive(database, {
    variables: { LIMIT_LIVE_STREAMS_PER_PERSON: '2' },
  })
  const browser = await limited.signedIn('ada@example.com')
  const [one] = [await listen(limited, browser), await listen(limited, browser)]
  const refused = await listen(limited, browser)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  one.answer.destroy()
  await vi.waitUntil(async () => (await listen(limited, browser)).status === 200, 30_000)
})

test('those who may edit a record learn who edits it, and when that ends', async () => {
  const book = await create()
  const edit = (isEditing: boolean) =>
    ada.send('POST', '/api/v1/live/editing', { resource: 'book', id: book.id, isEditing })
  const before = await listen(served, ben)
  expect((await edit(true)).status).toBe(204)
  await vi.waitUntil(() => before.named('editing').length === 1, { timeout: 30_000 })
  expect(before.named('editing')[0]).toMatchObject({ resource: 'book', id: book.id, name: 'Ada' })
  const [after, own, reader] = await Promise.all([ben, ada, noor].map((by) => listen(served, by)))
  await vi.waitUntil(() => after?.named('editing').length === 1, { timeout: 30_000 })
  expect((await edit(false)).status).toBe(204)
  await vi.waitUntil(() => after?.named('editing').length === 2, { timeout: 30_000 })
  expect(after?.named('editing')[1]).toMatchObject({ id: book.id, seconds: 0 })
  expect([own?.named('editing'), reader?.named('editing')]).toEqual([[], []])
  const editing = { resource: 'book', id: book.id, isEditing: true }
  expect((await noor.send('POST', '/api/v1/live/editing', editing)).status).toBe(403)
  const unknown = { ...editing, id: '019aa5b0-0000-7000-8000-00000000ffff' }
  expect((await ada.send('POST', '/api/v1/live/editing', unknown)).status).toBe(404)
})

test('an event that one process writes reaches the listeners of another', async () => {
  const other = await serveLive(database)
  const elsewhere = await other.signedIn('ben@example.com')
  const stream = await listen(other, elsewhere)
  const told = async () => {
    const { values } = await other.metrics.liveEvents.get()
    return values.reduce((sum, { value }) => sum + value, 0)
  }
  const before = await told()
  const book = await create()
  await stream.until(1)
  expect(stream.events()).toMatchObject([{ id: book.id, action: 'create', version: 1 }])
  expect(await other.metrics.registry.metrics()).toContain('http_live_streams 1')
  expect((await told()) - before).toBe(1)
  stream.answer.destroy()
  await vi.waitUntil(
    async () => (await other.metrics.registry.metrics()).includes('http_live_streams 0'),
    30_000,
  )
})
