import { beforeAll, expect, test, vi } from 'vitest'
import { startOfTail } from '#platform/activity/tail/read-tail.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { horizonOf, readMissed, readNews } from './read-record.server.ts'

const database = await testDatabase()
const { orm, pool } = database

const record = (count: number) =>
  pool.query(
    `INSERT INTO activities (actor_type, action, target_type)
     SELECT 'operator', 'book.update', 'book' FROM generate_series(1, $1)`,
    [count],
  )

/** A transaction of another database on the same server can keep the horizon before rows that are committed here. */
const startWithoutRows = () =>
  vi.waitUntil(
    async () => {
      const position = await startOfTail(orm)
      const missed = await readMissed(database, { lastId: `${horizonOf(position)}` }, position)
      return missed?.length === 0 && position
    },
    { timeout: 20_000 },
  )

beforeAll(async () => {
  await record(20_000)
  await pool.query('VACUUM ANALYZE activities')
})

test('a poll reads what was committed since the one before, however much there is', async () => {
  const start = await startWithoutRows()
  const plans = await plansOf(database, (watched) => readNews(watched, start))
  expect(troubles(plans, 'activities')).toEqual([])
  expect(lookedAt(plans, 'activities')).toBe(0)
})

test('rows come in the order of commits, each once, in pages', async () => {
  let position = await startOfTail(orm)
  const read = async () => {
    const { rows, next, isMore } = await readNews(database, position)
    position = next
    return { count: rows.length, isMore }
  }
  const slow = await pool.connect()
  try {
    await slow.query('BEGIN')
    await slow.query(
      `INSERT INTO activities (actor_type, action, target_type) VALUES ('operator', 'book.import', 'book')`,
    )
    await record(501)
    expect(await read()).toEqual({ count: 500, isMore: true })
    await record(1)
    expect(await read()).toEqual({ count: 1, isMore: false })
    await slow.query('COMMIT')
    expect(await read()).toEqual({ count: 2, isMore: false })
    expect(await read()).toEqual({ count: 0, isMore: false })
  } finally {
    slow.release()
  }
})

test('a stream that resumes reads what is after its event, up to a limit', async () => {
  const lastId = `${horizonOf(await startWithoutRows())}-019aa5b0-0000-7000-8000-00000000ffff`
  await record(1000)
  const position = await startWithoutRows()
  expect(await readMissed(database, { lastId }, position)).toHaveLength(1000)
  const positionId = `${horizonOf(position)}`
  expect(await readMissed(database, { lastId: positionId }, position)).toEqual([])
  expect(await readMissed(database, { seconds: 0 }, position)).toEqual([])
  await record(1)
  expect(await readMissed(database, { lastId }, position)).toHaveLength(1000)
  const later = await startOfTail(orm)
  expect(await readMissed(database, { lastId }, later)).toBeUndefined()
  expect(await readMissed(database, { lastId: positionId }, later)).toHaveLength(1)
})

test('an id of another database, of an earlier release or made up reads nothing', async () => {
  const position = await startOfTail(orm)
  for (const lastId of [
    '0',
    '9'.repeat(19),
    '9'.repeat(30),
    '019aa5b0-0000-7000-8000-00000000ffff',
    "1'",
    '',
  ]) {
    expect([lastId, await readMissed(database, { lastId }, position)]).toEqual([lastId, undefined])
  }
})
