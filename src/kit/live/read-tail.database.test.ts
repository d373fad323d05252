import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { readSince, Tail } from './read-tail.server.ts'

const database = await testDatabase()

beforeAll(async () => {
  await database.pool.query(
    `INSERT INTO activities (id, actor_type, action, target_type)
     SELECT (left(hex, 8) || '-' || right(hex, 4) || '-7000-8000-000000000000')::uuid,
       'operator', 'book.update', 'book'
     FROM (SELECT lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint - 60000 - n * 1000), 12, '0') AS hex
       FROM generate_series(1, 20000) AS n) AS made`,
  )
  await database.pool.query('VACUUM ANALYZE activities')
})

test('issue 23.7: a poll reads the newest rows along the primary key, however many there are', async () => {
  const plans = await plansOf(database, async (watched) => {
    const tail = new Tail(watched)
    await tail.start()
    await tail.read()
  })
  expect(troubles(plans, 'activities')).toEqual([])
  expect(lookedAt(plans, 'activities')).toBe(0)
})

test('issue 23.7: a stream that resumes reads what is after its event, up to a limit', async () => {
  const { pool } = database
  await pool.query(`INSERT INTO activities (actor_type, action, target_type)
    SELECT 'operator', 'book.update', 'book' FROM generate_series(1, 999)`)
  const { rows } = await pool.query<{ id: string; now: number }>(
    `SELECT id, extract(epoch FROM now())::float8 * 1000 AS now FROM activities ORDER BY id DESC LIMIT 1`,
  )
  const [last] = rows
  if (!last) throw new Error('There should be a row')
  const since = { lastId: last.id }
  expect(await readSince(database, since, last.now)).toHaveLength(998)
  expect(await readSince(database, since, last.now + 6 * 60_000)).toBeUndefined()
  await pool.query(`INSERT INTO activities (actor_type, action, target_type)
    SELECT 'operator', 'book.update', 'book' FROM generate_series(1, 2)`)
  expect(await readSince(database, since, last.now)).toBeUndefined()
  expect(await readSince(database, {}, last.now)).toEqual([])
})
