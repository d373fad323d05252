import { expect, test } from 'vitest'
import { emptyDatabase, migrateOnce } from '../database/migration/test-migrations.ts'
import { testDatabase } from '../database/test-database.ts'
import { sweepActivity } from './sweep-activity.ts'
import {
  addActivity,
  layOutMonths,
  monthBegins,
  monthName,
  partitionNames,
  partitionOf,
} from './test-months.ts'

const database = await testDatabase()
const { pool, connection } = database
const sweep = (activityDays = 400) => sweepActivity(database, { activityDays })
const ahead = [0, 1, 2].map(monthName)

test('an empty database has partitions until the month after next', async () => {
  await emptyDatabase(connection)
  await migrateOnce(connection)
  const names = await partitionNames(database)
  expect([names[0], names.at(-1)]).toEqual(['activities_earlier', 'activities_later'])
  const now = await addActivity(database, new Date())
  const next = await addActivity(database, monthBegins(2, 5))
  const beyond = await addActivity(database, monthBegins(3))
  expect(await partitionOf(database, now)).toBe('activities_earlier')
  expect(await partitionOf(database, next)).toBe(monthName(2))
  expect(await partitionOf(database, beyond)).toBe('activities_later')
})

test('the sweep adds the months ahead, and a row lies in the partition of its month', async () => {
  await layOutMonths(database, { from: -2, until: 0 })
  await sweep()
  const months = [-2, -1].map(monthName)
  expect(await partitionNames(database)).toEqual([
    'activities_earlier',
    ...months,
    ...ahead,
    'activities_later',
  ])
  for (const month of [-2, -1, 0, 1, 2]) {
    for (const at of [monthBegins(month), new Date(monthBegins(month + 1).getTime() - 1)]) {
      expect(await partitionOf(database, await addActivity(database, at))).toBe(monthName(month))
    }
  }
  await sweep()
  expect(await partitionNames(database)).toHaveLength(7)
})

test('rows beyond the months are caught, and move to their month', async () => {
  await layOutMonths(database, { from: -5, until: -4 })
  const times = [-4, -1, 0, 2, 40].map((month) => monthBegins(month, 3))
  const ids = await Promise.all(times.map((at) => addActivity(database, at)))
  const before = await pool.query('SELECT * FROM activities ORDER BY id')
  await sweep()
  // One partition fills the months of a pause.
  expect(await Promise.all(ids.map((id) => partitionOf(database, id)))).toEqual([
    monthName(-4),
    monthName(-4),
    monthName(0),
    monthName(2),
    'activities_later',
  ])
  expect((await pool.query('SELECT * FROM activities ORDER BY id')).rows).toEqual(before.rows)
})

test('the sweep drops old months whole, and the rest of the month of the limit by rows', async () => {
  await layOutMonths(database, { from: -5, until: 0 })
  const days = Math.ceil((Date.now() - monthBegins(-3, 10).getTime()) / 86_400_000)
  const limit = new Date(Date.now() - days * 86_400_000)
  const near = (minutes: number) => new Date(limit.getTime() + minutes * 60_000)
  const old = [monthBegins(-9), monthBegins(-5, 1), monthBegins(-4, 20), near(-5)]
  for (const at of old) await addActivity(database, at)
  const kept = await addActivity(database, near(5))
  await sweep(days)
  expect((await pool.query('SELECT id FROM activities')).rows).toEqual([{ id: kept }])
  expect((await partitionNames(database)).slice(0, 3)).toEqual([
    'activities_earlier',
    monthName(-3),
    monthName(-2),
  ])
})

test('after months were dropped, a restored backup has a place for older rows', async () => {
  await layOutMonths(database, { from: -5, until: 0 })
  await sweep(1)
  const old = await addActivity(database, monthBegins(-30))
  expect(await partitionOf(database, old)).toBe('activities_earlier')
  await sweep(1)
  expect((await pool.query('SELECT FROM activities')).rowCount).toBe(0)
})

test('a sweep without an old month drops nothing', async () => {
  await layOutMonths(database, { from: -5, until: 3 })
  const oids = async () =>
    (await pool.query<object>('SELECT partition::oid FROM activity_partitions() ORDER BY 1')).rows
  await sweep()
  const before = await oids()
  await sweep()
  expect(await oids()).toEqual(before)
})

test('a sweep that finds the record in use waits a second, not longer', async () => {
  await layOutMonths(database, { from: -5, until: 0 })
  const backup = await pool.connect()
  await backup.query('BEGIN; SELECT FROM activities')
  await expect(sweep()).rejects.toMatchObject({ cause: { code: '55P03' } })
  await addActivity(database, new Date())
  await backup.query('COMMIT')
  backup.release()
  await sweep()
  expect(await partitionNames(database)).toEqual(expect.arrayContaining(ahead))
})

test('a new column of the record moves with the rows that were caught', async () => {
  await layOutMonths(database, { from: -1, until: 0 })
  await pool.query('ALTER TABLE activities ADD COLUMN note text')
  const id = await addActivity(database, new Date())
  await pool.query(`UPDATE activities SET note = 'kept' WHERE id = $1`, [id])
  await sweep()
  const { rows } = await pool.query('SELECT note FROM activities WHERE id = $1', [id])
  expect(rows).toEqual([{ note: 'kept' }])
  await pool.query('ALTER TABLE activities DROP COLUMN note')
})

test('deleting a user takes them out of every month', async () => {
  await layOutMonths(database, { from: -5, until: 3 })
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO users (name, email) VALUES ('Noor', 'noor@example.com') RETURNING id`,
  )
  const noor = rows[0]?.id
  const months = [-9, -4, -1, 0, 2, 9]
  const ids = await Promise.all(months.map((month) => addActivity(database, monthBegins(month, 7))))
  await pool.query(
    `UPDATE activities SET actor_id = $1, actor_email = 'noor@example.com', after = '{"ipAddress": "192.0.2.1"}'
     WHERE id = ANY ($2)`,
    [noor, ids],
  )
  await pool.query('DELETE FROM users WHERE id = $1', [noor])
  const left = await pool.query(
    'SELECT DISTINCT actor_id, actor_email, after FROM activities WHERE id = ANY ($1)',
    [ids],
  )
  expect(left.rows).toEqual([{ actor_id: noor, actor_email: null, after: {} }])
})
