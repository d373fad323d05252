import { afterAll, expect, test, vi } from 'vitest'
import { users } from '#platform/access/tables.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { listen, serveLive } from './test-live.server.ts'

const database = await testDatabase()
const { orm, pool } = database
await orm.insert(users).values([
  { name: 'Ada', email: 'ada@example.com', role: 'admin', emailVerified: true },
  { name: 'Noor', email: 'noor@example.com', emailVerified: true },
])
const served = await serveLive(database, { whenDone: afterAll })
const ada = await served.signedIn('ada@example.com')
const noor = await served.signedIn('noor@example.com')

test('check 38: without a session, or with that of a banned user, there is no stream', async () => {
  const stranger = await listen(served, { cookies: new Map() })
  expect(stranger.status).toBe(401)
  const posted = await ada.send('POST', '/api/live', {})
  expect(posted).toMatchObject({ status: 405, headers: { allow: 'GET' } })
})

test('check 38: a sign-out, a ban and another role end the stream within seconds', async () => {
  const [signedOut, banned, promoted] = await Promise.all(
    ['signed-out', 'banned', 'promoted'].map(async (name) => {
      await orm.insert(users).values({ name, email: `${name}@example.com`, emailVerified: true })
      const browser = await served.signedIn(`${name}@example.com`)
      return { browser, stream: await listen(served, browser) }
    }),
  )
  const stays = await listen(served, noor)
  await signedOut?.browser.post('/sign-out')
  await pool.query(`UPDATE users SET banned = true WHERE name = 'banned'`)
  await pool.query(`UPDATE users SET role = 'admin' WHERE name = 'promoted'`)
  await ada.send('POST', '/api/v1/users', { name: 'New', email: 'new@example.com' })
  for (const one of [signedOut, banned, promoted]) {
    await vi.waitUntil(() => one?.stream.isEnded(), { timeout: 30_000 })
    expect(one?.stream.events()).toEqual([])
  }
  expect(stays.isEnded()).toBe(false)
  expect((await listen(served, banned!.browser)).status).toBe(401)
})
