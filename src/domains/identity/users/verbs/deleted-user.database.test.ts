import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { sweepActivity } from '#platform/activity/sweep-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { mailJobNames } from '#platform/mail/mail-jobs.ts'
import { address, busyUser, rowsThatTell } from '../test-busy-user.server.ts'
import { managed } from '../test-people.server.ts'

const database = await testDatabase()
const { orm, pool } = database

test('a user deleted by an admin leaves no trace of who they were', async () => {
  const { id, asAdmin, admin, noor } = await busyUser(database)
  expect((await rowsThatTell(database)).length).toBeGreaterThan(10)
  await asAdmin('DELETE', `/users/${id}`)
  expect(await rowsThatTell(database)).toEqual([])

  const { items } = await asAdmin('GET', `/activity?targetId=${id}&limit=100`)
  expect(items[0]).toMatchObject({
    action: 'user.delete',
    actorId: admin.id,
    targetName: null,
    before: { role: 'admin' },
  })
  const own = await asAdmin('GET', `/activity?actorId=${id}&limit=100`)
  expect(own.items).toContainEqual(
    expect.objectContaining({
      action: 'user.ban',
      actorEmail: null,
      targetId: noor.id,
      after: { reason: 'Spam', expiresAt: null },
    }),
  )
})

test('nor one who left; the last message goes when it is sent or given up', async () => {
  const { id, theirs, newestCode } = await busyUser(database)
  await theirs.post('/delete-user/send-code')
  const otp = await newestCode(address)
  expect((await theirs.post('/delete-user', { otp })).status).toBe(200)

  expect(await rowsThatTell(database)).toEqual([
    expect.stringMatching(/^public\.jobs .*quince@example/),
  ])
  await pool.query(`UPDATE jobs SET expires_at = now() - interval '1 s' WHERE user_id = $1`, [id])
  await new JobQueue(orm).expire(mailJobNames)
  expect(await rowsThatTell(database)).toEqual([])
})

test('the sweep erases an activity that a running call recorded too late', async () => {
  const { person, call } = await managed(database)
  const gone = await person('Gone')
  await call('DELETE', `/users/${gone.id}`)
  const late = sql`INSERT INTO activities (id, actor_type, actor_id, actor_email, action, target_type)
    VALUES (${firstIdAt(new Date())}, 'user', ${gone.id}, ${gone.email}, 'pet.delete', 'pet')`
  await orm.execute(late)
  await sweepActivity(database, { activityDays: 400 })
  const { rows } = await pool.query(`SELECT FROM activities WHERE actor_email = $1`, [gone.email])
  expect(rows).toEqual([])
})

test('a million rows of others are not read to delete one user', async () => {
  const { person } = await managed(database)
  const gone = await person('Gone')
  await pool.query(
    `INSERT INTO activities (actor_type, actor_id, actor_email, action, target_type, target_id, after)
     SELECT 'user', gen_random_uuid(), n || '@crowd.example', 'invitation.create', 'organization', gen_random_uuid(),
       jsonb_build_object('email', n || '@guests.example') FROM generate_series(1, 30000) AS n`,
  )
  await pool.query('ANALYZE')
  const client = await pool.connect()
  onTestFinished(() => client.release())
  const readInOrder = async () => {
    await client.query('SELECT pg_stat_force_next_flush()')
    await client.query('SELECT pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ count: number }>(
      `SELECT seq_tup_read::int AS count FROM pg_stat_user_tables WHERE relname = 'activities'`,
    )
    return rows[0]?.count
  }
  const before = await readInOrder()
  await client.query(`DELETE FROM users WHERE id = $1`, [gone.id])
  expect(await readInOrder()).toBe(before)
})
