import { afterAll, beforeEach, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { activities } from '#platform/activity/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { jobs } from '#platform/jobs/tables.ts'
import { listJobs } from './list-jobs.server.ts'

const database = await testDatabase()
const { orm } = database
await orm
  .insert(users)
  .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })
const { signedIn } = await serveAuth(
  database,
  {},
  (services) => apiHandlers(apiRouter, services),
  afterAll,
)
const admin = await signedIn('ada@example.com')
const later = new Date(Date.now() + 3600_000)

beforeEach(() => orm.delete(jobs))

async function add(values: Partial<typeof jobs.$inferInsert>) {
  const [row] = await orm
    .insert(jobs)
    .values({ name: 'greet', input: { secret: '123456' }, ...values })
    .returning()
  return row!.id
}
const failed = { failure: 'No such mailbox', failedAt: new Date(), attempts: 3 }
const call = (method: string, path: string) => admin.send(method, `/api/v1/jobs${path}`, {})
const list = async (query = '') =>
  (await admin.ask(`/api/v1/jobs${query}`)).json as { items: { id: string; state: string }[] }
const recorded = async () =>
  (await orm.select().from(activities))
    .filter(({ targetType }) => targetType === 'job')
    .map(({ action, targetName }) => [action, targetName])

test('admins see jobs by state, never their input', async () => {
  const ids = [
    await add({}),
    await add({ startedAt: new Date(), dueAt: later }),
    await add({ name: 'count', isScheduled: true, dueAt: later }),
    await add({ ...failed, email: 'ben@example.com' }),
  ]
  const { items } = await list()
  expect(items.map(({ state }) => state)).toEqual(['failed', 'scheduled', 'running', 'waiting'])
  expect(items.map(({ id }) => id)).toEqual(ids.toReversed())
  expect(items[0]).toMatchObject({
    failure: 'No such mailbox',
    email: 'ben@example.com',
    canRetry: true,
  })
  expect(JSON.stringify(items)).not.toContain('123456')
  for (const state of ['waiting', 'running', 'scheduled', 'failed']) {
    expect((await list(`?state=${state}`)).items).toMatchObject([{ state }])
  }
})

test('messages in the local mailbox are not listed as waiting, those for a mail server are', async () => {
  const waiting = await add({ name: 'mail-notice' })
  const undelivered = await add({ ...failed, name: 'mail-notice' })
  expect((await list()).items.map(({ id }) => id)).toEqual([undelivered])
  expect((await list('?state=waiting')).items).toEqual([])
  const { items } = await listJobs({ acting: database, mail: {} }, { limit: 20 })
  expect(items.map(({ id }) => id)).toEqual([undelivered, waiting])
})

test('a failed job is retried with all its attempts, or deleted, both on record', async () => {
  const [first, second] = [await add(failed), await add(failed)]
  expect((await call('POST', `/${first}/retry`)).status).toBe(204)
  expect((await call('DELETE', `/${second}`)).status).toBe(204)
  const rows = await orm.select().from(jobs)
  expect(rows).toMatchObject([{ id: first, attempts: 0, failedAt: null }])
  expect(Number(rows[0]?.dueAt)).toBeLessThanOrEqual(Date.now())
  expect(await recorded()).toEqual([
    ['job.retry', 'greet'],
    ['job.delete', 'greet'],
  ])
})

test('neither an expired job is retried nor a waiting one deleted', async () => {
  const expired = await add({ ...failed, expiresAt: new Date(0) })
  const waiting = await add({})
  expect((await list('?state=failed')).items).toMatchObject([{ canRetry: false }])
  expect(await call('POST', `/${expired}/retry`)).toMatchObject({
    status: 409,
    json: { code: 'JOB_NOT_RETRYABLE' },
  })
  expect((await call('DELETE', `/${waiting}`)).status).toBe(404)
  expect(await orm.$count(jobs)).toBe(2)
})
