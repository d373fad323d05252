import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { apiRouter } from '#app/api/index.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { users } from '#platform/access/tables.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase, withReplicas } from '#platform/database/database.ts'
import { joinEmbeddedServer } from '#platform/database/embedded/join.ts'
import { ownConnection } from '#platform/database/own-connection.ts'
import type { Address } from '#platform/database/pool.ts'
import { startReplica } from '#platform/database/test-replica.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { parsePosition } from './position.server.ts'
import { openReplicas } from './replicas.server.ts'

const names = ['ada', 'ben', 'cy', 'di', 'eve']

const urlOf = ({ host = '', port, user, database }: Address) =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`

async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'test-primary-'))
  chmodSync(folder, 0o711)
  const { address, leave } = await joinEmbeddedServer(folder, silentLog, { fsync: 'off' })
  // The first one makes the tables, which the copy then has.
  await (await openDatabase(readConfig({ DATABASE_URL: urlOf(address) }), silentLog)).close()
  const replica = await startReplica(address)
  const running = await replica.start()
  const config = readConfig({
    DATABASE_URL: urlOf(address),
    DATABASE_READ_URLS: urlOf(running.address),
  })
  const primary = await openDatabase(config, silentLog)
  const replicas = await openReplicas({ config, log: silentLog, database: primary })
  const database = await withReplicas({ config, log: silentLog, database: primary }, () =>
    Promise.resolve(replicas),
  )
  await database.orm.insert(users).values(
    names.map((name) => ({
      name,
      email: `${name}@example.com`,
      role: 'admin',
      emailVerified: true,
    })),
  )
  const { rows: genres } = await database.pool.query<{ id: string }>(
    `INSERT INTO genres (name, colour) VALUES ('Novel', 335) RETURNING id`,
  )
  return { folder, address, leave, replica, running, database, replicas, genreId: genres[0]?.id }
}

let servers: Awaited<ReturnType<typeof start>>

// In a hook: a run that skips all of these tests starts no server, and leaves none.
beforeAll(async () => {
  servers = await start()
}, 60_000)

afterAll(async () => {
  const { folder, leave, replica, running, database } = servers
  await database.close()
  await running.kill()
  await leave()
  replica.remove()
  rmSync(folder, { recursive: true })
})

async function manager(name: string) {
  const { address, database } = servers
  const served = await serveAuth({ ...database, connection: address }, {}, (services) =>
    apiHandlers(apiRouter, services),
  )
  const browser = served.browser()
  await served.signedIn(`${name}@example.com`, browser)
  return browser
}

const isUsed = (wanted: boolean) =>
  vi.waitUntil(() => servers.replicas?.all.every((one) => one.isUsed === wanted), 20_000)

async function onReplica(statement: string) {
  const client = await ownConnection(servers.running.address)
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}

async function pauseReplica() {
  await onReplica('SELECT pg_wal_replay_pause()')
  onTestFinished(async () => void (await resumeReplica()))
}
const resumeReplica = () => onReplica('SELECT pg_wal_replay_resume()')

/** Waits until the product knows that every replica has caught up. */
const caughtUp = async () => {
  const { rows } = await servers.database.pool.query<{ at: string }>(
    'SELECT pg_current_wal_lsn()::text AS at',
  )
  const at = parsePosition(rows[0]?.at ?? '')
  await vi.waitUntil(
    () => servers.replicas?.all.every(({ position = 0n }) => position >= at),
    30_000,
  )
}

type Manager = Awaited<ReturnType<typeof manager>>

async function titles(browser: Manager) {
  const { status, json } = await browser.ask('/api/v1/books?sort=title')
  expect(status).toBe(200)
  const { items } = json as { items: { title: string }[] }
  return items.map(({ title }) => title)
}

async function write(browser: Manager, title: string) {
  const { status } = await browser.send('POST', '/api/v1/books', {
    title,
    author: 'Ada',
    genreId: servers.genreId,
  })
  expect(status).toBe(201)
}

const insertBook = (title: string) =>
  servers.database.pool.query(
    `INSERT INTO books (title, author, genre_id) VALUES ($1, 'Jane Austen', $2)`,
    [title, servers.genreId],
  )

test('a user reads what they wrote, however late the replica is; others read from the replica', async () => {
  const [ada, ben] = [await manager('ada'), await manager('ben')]
  await isUsed(true)
  await write(ada, 'Emma')
  await caughtUp()

  await pauseReplica()
  await write(ada, 'Persuasion')
  expect(await titles(ada)).toEqual(expect.arrayContaining(['Emma', 'Persuasion']))
  const late = await titles(ben)
  expect(late).toContain('Emma')
  expect(late).not.toContain('Persuasion')

  await resumeReplica()
  await vi.waitUntil(async () => (await titles(ben)).includes('Persuasion'), 30_000)
})

test('an export from a replica is on record', async () => {
  const reader = await manager('cy')
  await isUsed(true)
  await insertBook('Lady Susan')
  await caughtUp()
  const { status, body } = await reader.ask('/api/v1/books/export?format=csv')
  expect([status, String(body)]).toEqual([200, expect.stringContaining('Lady Susan')])
  await vi.waitUntil(async () => {
    const recorded = `SELECT FROM activities WHERE action = 'book.export'`
    return (await servers.database.pool.query(recorded)).rowCount === 1
  }, 30_000)
})

test('a replica that dies in the middle of a read costs no answer, and comes back by itself', async () => {
  const reader = await manager('di')
  await isUsed(true)
  await insertBook('Evelyn')
  await caughtUp()
  await servers.running.kill()
  expect(await titles(reader)).toContain('Evelyn')
  await isUsed(false)
  servers.running = await servers.replica.start()
  await isUsed(true)
  expect(await titles(reader)).toContain('Evelyn')
})

test('a replica that falls behind for ten seconds is left out until it has caught up', async () => {
  const reader = await manager('eve')
  await isUsed(true)
  await pauseReplica()
  await insertBook('Sanditon')
  await isUsed(false)
  expect(await titles(reader)).toContain('Sanditon')
  await resumeReplica()
  await isUsed(true)
})
