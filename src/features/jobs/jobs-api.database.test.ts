import { expect, test } from 'vitest'
import { apiRouter } from '#features/api/index.server.ts'
import { apiDoors } from '#server/api/api-doors.ts'
import { users } from '#server/auth/tables.ts'
import { serveAuth } from '#server/auth/test-auth.ts'
import { testDatabase } from '#server/database/test-database.ts'
import { jobs } from '#server/jobs/tables.ts'

const database = await testDatabase()
const { orm } = database
await orm
  .insert(users)
  .values({ name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true })
const later = new Date(Date.now() + 3600_000)

async function add(values: Partial<typeof jobs.$inferInsert>) {
  const [row] = await orm
    .insert(jobs)
    .values({ name: 'greet', input: { secret: '123456' }, ...values })
    .returning()
  return row!.id
}
const failed = { failure: 'No such mailbox', failedAt: new Date(), attempts: 3 }

test('issue 19.4: admins see jobs by state, never their input', async () => {
  const { signedIn } = await serveAuth(database, {}, (ground) => apiDoors(apiRouter, ground))
  const admin = await signedIn('ada@example.com')
  await orm.delete(jobs)
  const list = async (query = '') =>
    (await admin.ask(`/api/v1/jobs${query}`)).json as { items: { id: string; state: string }[] }
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
  await orm.update(jobs).set({ expiresAt: new Date(0) })
  expect((await list('?state=failed')).items).toMatchObject([{ canRetry: false }])
  expect(JSON.stringify(items)).not.toContain('123456')
  for (const state of ['waiting', 'running', 'scheduled', 'failed']) {
    expect((await list(`?state=${state}`)).items).toMatchObject([{ state }])
  }
})
