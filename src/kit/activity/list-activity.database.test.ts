import { beforeAll, expect, test } from 'vitest'
import { registerActivity } from '#platform/activity/actions.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { layOutMonths, monthBegins, monthName } from '#platform/activity/test-months.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, partitionsRead, plansOf, troubles } from '#platform/list/test-plans.ts'
import { listActivity } from './list-activity.server.ts'

const database = await testDatabase()
const { pool } = database
const ada = crypto.randomUUID()

beforeAll(async () => {
  registerActivity({ actions: ['pet.update'], targetTypes: ['pet'] })
  await layOutMonths(database, { from: -12, until: 3 })
  await pool.query(
    `INSERT INTO activities (id, actor_type, actor_id, action, target_type)
     SELECT first_id_at(now() - n * interval '1 hour'), 'user', CASE WHEN n % 50 = 0 THEN $1::uuid END, 'pet.update', 'pet'
     FROM generate_series(1, 8000) AS n`,
    [ada],
  )
  await pool.query('VACUUM ANALYZE activities')
})

async function pages(query: { actorId?: string; from?: Date; to?: Date }, limit: number) {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await listActivity(database, { ...query, limit, cursor })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return seen
}

test('pages go on over the ends of months, with every row once, the newest first', async () => {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM activities WHERE actor_id = $1',
    [ada],
  )
  const ids = rows
    .map(({ id }) => id)
    .toSorted()
    .toReversed()
  expect(ids).toHaveLength(160)
  expect(await pages({ actorId: ada }, 7)).toEqual(ids)
  const [from, to] = [monthBegins(-3, -1), monthBegins(-3, 1)]
  const around = await pages({ from, to }, 5)
  expect(around).toHaveLength(48)
  expect(around).toEqual(around.toSorted().toReversed())
  expect(around.filter((id) => id < firstIdAt(monthBegins(-3)))).toHaveLength(24)
})

test('activity of a module that was taken out stays on record, and is not listed', async () => {
  await pool.query(
    `INSERT INTO activities (actor_type, action, target_type) VALUES ('operator', 'cage.update', 'cage'), ('operator', 'pet.update', 'cage')`,
  )
  for (const limit of [1, 4]) {
    const { items } = await listActivity(database, { limit })
    expect(new Set(items.map(({ targetType }) => targetType))).toEqual(new Set(['pet']))
  }
  const kept = await pool.query(`DELETE FROM activities WHERE target_type = 'cage'`)
  expect(kept.rowCount).toBe(2)
})

const plansFor = (query: Parameters<typeof listActivity>[1], general: boolean) =>
  plansOf(database, (watched) => listActivity(watched, query), { general })

test.each([false, true])(
  'a page reads what it shows, from the months where that is (general plan: %s)',
  async (general) => {
    const newest = await plansFor({ limit: 20 }, general)
    expect(troubles(newest, 'activities')).toEqual([])
    expect(lookedAt(newest, 'activities')).toBeLessThanOrEqual(21)
    const [from, to] = [monthBegins(-6, 2), monthBegins(-6, 8)]
    const month = await plansFor({ from, to, limit: 20 }, general)
    expect(partitionsRead(month, 'activities')).toEqual([monthName(-6)])
    const rare = await plansFor({ actorId: ada, limit: 20 }, general)
    expect(troubles(rare, 'activities')).toEqual([])
    expect(lookedAt(rare, 'activities')).toBeLessThanOrEqual(21)
  },
)
