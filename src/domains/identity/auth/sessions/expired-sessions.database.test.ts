import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf, troubles } from '#platform/list/test-plans.ts'
import { sweep } from '../sweep.server.ts'

const database = await testDatabase()
const { pool } = database
const config = {
  adminUserIds: [],
  limits: { sessionAbsoluteDays: 90, adminIdleHours: 12, adminSessionDays: 7 },
}

async function addSessions(count: number, expires: string) {
  await pool.query(
    `INSERT INTO users (name, email) VALUES ('Noor', 'noor@example.com') ON CONFLICT (email) DO NOTHING`,
  )
  await pool.query(
    `INSERT INTO sessions (token, user_id, expires_at)
     SELECT gen_random_uuid(), users.id, now() + ${expires} FROM users, generate_series(1, $1)`,
    [count],
  )
}

test('expired sessions are deleted in batches, found by an index', async () => {
  await addSessions(2500, `interval '-1 second'`)
  await addSessions(3000, `interval '1 day'`)
  await pool.query('ANALYZE sessions')
  const plans = await plansOf(database, (watched) => sweep(watched, config))
  const { rows } = await pool.query<object>('SELECT count(*)::int AS left FROM sessions')
  expect(rows).toEqual([{ left: 3000 }])
  expect(plans.filter((plan) => plan['Relation Name'] === 'sessions')).toHaveLength(3)
  expect(troubles(plans, 'sessions')).toEqual([])
  expect(lookedAt(plans, 'sessions')).toBe(0)
})
