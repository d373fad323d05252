import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isProductNamed } from '#rules/product.ts'

const database = await testDatabase()
const { orm } = database
const local = { BASE_URL: 'http://localhost:3000' }

beforeEach(async () => {
  await orm.delete(users)
  await orm.insert(users).values([
    { name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true },
    { name: 'Noor', email: 'noor@example.com', emailVerified: true },
  ])
})

type Answer = { steps: { name: string; isDone: boolean }[]; hasGuides: boolean }

async function served(variables: Record<string, string> = {}) {
  const auth = await serveAuth(database, variables, (services) => apiHandlers(apiRouter, services))
  const admin = await auth.signedIn('ada@example.com')
  const read = async () => (await admin.ask('/api/v1/manager/getting-started')).json as Answer
  return { ...auth, read }
}

describe('getting started', () => {
  test('an admin has steps, and each is there once', async () => {
    const { read } = await served(local)
    const { steps, hasGuides } = await read()
    const names = steps.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['admin', 'name', 'invite', 'mail']))
    expect(new Set(names).size).toBe(names.length)
    const done = isProductNamed ? ['admin', 'name'] : ['admin']
    expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(done)
    expect(hasGuides).toBe(true)
  })

  test('a reader is refused', async () => {
    const { signedIn } = await served(local)
    const reader = await signedIn('noor@example.com')
    expect((await reader.ask('/api/v1/manager/getting-started')).status).toBe(403)
  })

  test('outside local mode it is offered for thirty days, and without guides', async () => {
    const { read } = await served()
    expect(await read()).toMatchObject({
      steps: expect.arrayContaining([
        expect.objectContaining({ name: 'admin', isDone: true }),
      ]) as unknown,
      hasGuides: false,
    })
    await orm.update(users).set({ createdAt: sql`now() - interval '31 days'` })
    expect((await read()).steps).toEqual([])
  })

  test('a demo has none', async () => {
    const { read } = await served({ ...local, DEMO_MODE: 'true' })
    expect((await read()).steps).toEqual([])
  })
})
