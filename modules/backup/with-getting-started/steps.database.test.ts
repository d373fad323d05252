import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const database = await testDatabase()

test('a backup is noted among the first steps, and a note that cannot be read hides none of them', async () => {
  const ada = { name: 'Ada', email: 'ada@example.com' }
  await database.orm.insert(users).values({ ...ada, role: 'admin', emailVerified: true })
  const local = { BASE_URL: 'http://localhost:3000' }
  const { config, signedIn } = await serveAuth(database, local, (services) =>
    apiHandlers(apiRouter, services),
  )
  const admin = await signedIn(ada.email)
  const step = async () => {
    const { json } = await admin.ask('/api/v1/manager/getting-started')
    return (json as { steps: { name: string }[] }).steps.find(({ name }) => name === 'backup')
  }
  const note = join(config.dataDir, 'last-backup.json')
  await writeFile(note, JSON.stringify({ at: new Date().toISOString(), file: 'all.backup' }))
  expect(await step()).toMatchObject({ isDone: true })
  await rm(note)
  await mkdir(note)
  expect(await step()).toMatchObject({ isDone: false })
})
