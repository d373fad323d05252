import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { lookedAt, plansOf } from '#platform/list/test-plans.ts'
import { hasCreatedUsers } from './created-users.server.ts'

const database = await testDatabase()
const { orm, pool } = database
const [ada, noor] = await orm
  .insert(users)
  .values([{ email: 'ada@example.com', role: 'admin' }, { email: 'noor@example.com' }])
  .returning()

beforeAll(async () => {
  await pool.query(
    `INSERT INTO users (email) SELECT 'user' || n || '@example.com' FROM generate_series(1, 8000) AS n`,
  )
  await pool.query(
    `INSERT INTO activities (actor_type, actor_id, action, target_type, target_id)
     SELECT 'user', id, 'user.create', 'user', id FROM users`,
  )
  await pool.query('VACUUM ANALYZE users, activities')
})

test('users who signed up by themselves were not invited, however many they are', async () => {
  expect(await hasCreatedUsers(database)).toBe(false)
  const plans = await plansOf(database, (watched) => hasCreatedUsers(watched))
  expect(lookedAt(plans, 'users') + lookedAt(plans, 'activities')).toBeLessThan(10)
})

test('a user created by an admin ticks the step', async () => {
  if (!ada || !noor) throw new Error('Both were inserted')
  await record(orm, actorOf(ada), { action: 'user.create', target: userTarget(noor) })
  onTestFinished(async () => {
    await pool.query('DELETE FROM activities WHERE target_id = $1 AND actor_id = $2', [
      noor.id,
      ada.id,
    ])
  })
  expect(await hasCreatedUsers(database)).toBe(true)
})
