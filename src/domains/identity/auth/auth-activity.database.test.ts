import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { record } from '#platform/activity/record.ts'
import { sweepActivity } from '#platform/activity/sweep-activity.ts'
import { activities } from '#platform/activity/tables.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { readConfig } from '#platform/config/config.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sessions } from './auth.table.server.ts'
import { grantRole, revokeRole } from './people/admins.server.ts'
import { scene } from './sessions/impersonation/test-impersonation.ts'

const database = await testDatabase()
const { orm, pool } = database
const news = recordOf(database)
beforeEach(async () => void (await news()))

test('sign-ins, failed sign-ins and sign-outs are on record', async () => {
  const { admin, user, signedIn, browser, newestCode, lines } = await scene(database)
  const signIn = { actorId: admin.id, actorEmail: admin.email, impersonatorId: null }
  const target = { targetType: 'user', targetId: admin.id, targetName: admin.email }
  expect(await news()).toMatchObject([
    { action: 'session.start', ...signIn, ...target, after: { method: 'code' } },
  ])

  await browser.askCode(user.email)
  const right = await newestCode(user.email)
  const wrong = right === '000000' ? '111111' : '000000'
  await browser.signIn(user.email, wrong)
  await browser.signIn('stranger@example.com', wrong)
  expect(await news()).toMatchObject([
    { action: 'code.fail', actorType: 'nobody', actorId: null, targetId: user.id },
  ])
  await pool.query(`UPDATE sign_in_codes SET sent_at = sent_at - interval '1 minute'`)

  const theirs = await signedIn(user)
  await signedIn(user)
  await theirs.post('/revoke-other-sessions')
  await theirs.post('/update-user', { name: 'Noor Haddad' })
  await theirs.post('/sign-out')
  const recorded = await news()
  expect(recorded).toMatchObject([
    { action: 'session.start', actorId: user.id },
    { action: 'session.start', actorId: user.id },
    { action: 'session.revoke', actorId: user.id, after: { count: 1 } },
    { action: 'user.update', before: { name: 'Noor' }, after: { name: 'Noor Haddad' } },
    { action: 'session.end', actorId: user.id },
  ])
  for (const { requestId } of recorded) expect(lines.join()).toContain(`"requestId":"${requestId}"`)
})

test('the record of an impersonation names both users, with the reason', async () => {
  const { admin, user, browser, actAs, stop, signedIn } = await scene(database)
  await news()
  await actAs(user.id)
  await browser.post('/update-user', { name: 'Eve' })
  await stop()
  const both = { actorId: admin.id, targetId: user.id }
  expect(await news()).toMatchObject([
    { action: 'impersonation.start', ...both, after: { reason: 'They asked for help' } },
    { action: 'impersonation.stop', ...both },
  ])
  await actAs(user.id)
  await browser.post('/sign-out')
  const themself = { actorId: admin.id, targetId: admin.id, impersonatorId: null }
  expect(await news()).toMatchObject([
    { action: 'impersonation.start', ...both },
    { action: 'impersonation.stop', ...both },
    { action: 'session.end', ...themself },
  ])
  await signedIn(admin, browser)
  await news()
  await actAs(user.id)
  await signedIn(user, browser)
  expect(await news()).toMatchObject([
    { action: 'impersonation.start', ...both },
    { action: 'impersonation.stop', ...both },
    { action: 'session.start', actorId: user.id },
  ])
})

test('check 15: the record holds no token and no code', async () => {
  const { user, actAs, signedIn, newestCode } = await scene(database)
  await signedIn(user)
  await actAs(user.id)
  const tokens = (await orm.select().from(sessions)).map(({ token }) => token)
  const said = JSON.stringify(await orm.select().from(activities))
  for (const secret of [...tokens, await newestCode(user.email)]) {
    expect(secret).not.toBe('')
    expect(said).not.toContain(secret)
  }
})

test('the operator’s acts at the command line are on record', async () => {
  await orm.insert(users).values({ email: 'first-admin@example.com', role: 'admin' })
  await grantRole(database, { email: 'new-admin@example.com', role: 'admin' })
  await revokeRole(database, { email: 'new-admin@example.com', role: 'admin' })
  const update = { action: 'user.update', actorType: 'operator', actorId: null }
  expect(await news()).toMatchObject([
    { action: 'user.create', actorType: 'operator', targetName: 'new-admin@example.com' },
    { ...update, before: { role: 'user' }, after: { role: 'user,admin' } },
    { ...update, before: { role: 'user,admin' }, after: { role: 'user' } },
  ])
})

test('an act that did not happen is not on record', async () => {
  const undone = orm.transaction(async (transaction) => {
    await record(transaction, operator, { action: 'user.create', target: { type: 'user' } })
    throw new Error('Never mind')
  })
  await expect(undone).rejects.toThrow('Never mind')
  expect(await news()).toEqual([])
})

test('how long the record is kept is configured', async () => {
  const old = firstIdAt(new Date(Date.now() - 31 * 24 * 3600_000))
  await pool.query(
    `INSERT INTO activities (id, actor_type, action, target_type) VALUES ($1, 'user', 'user.delete', 'user')`,
    [old],
  )
  const isThere = async () => (await orm.$count(activities, eq(activities.id, old))) === 1
  const local = { BASE_URL: 'http://localhost:3000', AUTH_SECRET: 'x'.repeat(32) }
  await sweepActivity(database, readConfig(local).limits)
  expect(await isThere()).toBe(true)
  await sweepActivity(database, readConfig({ ...local, LIMIT_ACTIVITY_DAYS: '30' }).limits)
  expect(await isThere()).toBe(false)
})

test('an activity outlives the users that it names, and is deleted after its time', async () => {
  const { user, signedIn } = await scene(database)
  const theirs = await signedIn(user)
  await orm.delete(users).where(eq(users.id, user.id))
  expect((await theirs.get('/get-session')).json).toBeNull()
  const about = eq(activities.targetId, user.id)
  const [kept] = await orm.select().from(activities).where(about)
  expect(kept).toMatchObject({ action: 'session.start', targetName: null, actorEmail: null })
  expect(Math.abs((kept?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)

  const days = (count: number) => new Date(Date.now() - count * 24 * 3600_000)
  const old = `('${firstIdAt(days(401))}'::uuid, 'user', 'user.ban', 'user')`
  const younger = `('${firstIdAt(days(399))}'::uuid, 'user', 'user.unban', 'user')`
  await orm.execute(
    sql.raw(
      `INSERT INTO activities (id, actor_type, action, target_type) VALUES ${old}, ${younger}`,
    ),
  )
  await sweepActivity(database, { activityDays: 400 })
  const left = (await orm.select().from(activities)).map(({ action }) => action)
  expect(left).toContain('user.unban')
  expect(left).toContain('session.start')
  expect(left).not.toContain('user.ban')
})

test('the record is kept for its time by the clock of the database, not of a process', async () => {
  await orm.transaction((transaction) =>
    record(transaction, operator, { action: 'user.create', target: { type: 'user' } }),
  )
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 * 24 * 3600_000 })
  await sweepActivity(database, { activityDays: 400 })
  expect(await news()).toMatchObject([{ action: 'user.create' }])
})
