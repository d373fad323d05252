import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { addSampleCatalogue } from '#modules/catalogue/samples/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()
const { orm } = database

test('the samples tick nothing; an own genre and an import do', async () => {
  await orm.insert(users).values({ email: 'ada@example.com', role: 'admin', emailVerified: true })
  await addSampleCatalogue(database, { sampleData: true, localMode: true })
  const { signedIn } = await serveAuth(database, {}, (services) => apiHandlers(apiRouter, services))
  const admin = await signedIn('ada@example.com')
  async function done() {
    const { json } = await admin.ask('/api/v1/manager/getting-started')
    const { steps } = json as { steps: { name: string; isDone: boolean }[] }
    return steps.filter(({ isDone }) => isDone).map(({ name }) => name)
  }
  expect(await done()).not.toEqual(expect.arrayContaining(['genres']))
  expect(await done()).not.toEqual(expect.arrayContaining(['import']))

  const created = await admin.send('POST', '/api/v1/genres', { name: 'Sagas', colour: 20 })
  expect(created.status).toBe(201)
  expect(await done()).toEqual(expect.arrayContaining(['genres']))
  await record(orm, operator, { action: 'book.import', target: { type: 'book' } })
  expect(await done()).toEqual(expect.arrayContaining(['genres', 'import']))
})
