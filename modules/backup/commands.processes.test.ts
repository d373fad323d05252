import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { admin, crampedAdmin } from '#platform/command-line/test-admin.ts'
import { temporaryDataDir, TestProcess, usedDataDir } from '#platform/database/test-process.ts'
import { product } from '#rules/product.ts'

const patience = 30_000

async function libraryOf(people: number) {
  const dataDir = usedDataDir(onTestFinished)
  const database = await TestProcess.start(dataDir)
  await database.query(
    `INSERT INTO users (name, email) SELECT 'Reader ' || n, n || '@example.org' FROM generate_series(1, ${people}) AS n`,
  )
  const file = join(dataDir, 'library.backup')
  return { dataDir, database, file, backup: () => admin(dataDir, 'backup', file).outcome() }
}

const people = async (database: TestProcess) => {
  const [row] = await database.query('SELECT count(*)::int AS count FROM users')
  return row?.['count']
}

test('a backup is made while the product works, and restored where it does not', async () => {
  const { database, file, backup } = await libraryOf(1000)
  const made = await backup()
  expect([made.exit, made.said]).toEqual([
    [0, null],
    expect.stringContaining(`Backed up 1,000 rows and 0 files to ${file}`),
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await database.close()

  const elsewhere = temporaryDataDir(onTestFinished)
  const serving = await TestProcess.start(elsewhere)
  const refused = await admin(elsewhere, 'restore', file).outcome()
  expect([refused.exit, refused.said]).toEqual([
    [1, null],
    expect.stringContaining('Another process uses the database'),
  ])
  await serving.close()

  const restored = await admin(elsewhere, 'restore', file).outcome()
  expect([restored.exit, restored.said]).toEqual([
    [0, null],
    expect.stringMatching(/^Restored .* version 0/),
  ])
  const twice = await admin(elsewhere, 'restore', file).outcome()
  expect([twice.exit, twice.said]).toEqual([
    [1, null],
    expect.stringContaining('The database is not empty'),
  ])
  const opened = await TestProcess.start(elsewhere)
  expect(await people(opened)).toBe(1000)
  await opened.close()
})

test('backup and restore give their result as one JSON document', async () => {
  const { dataDir, database, file } = await libraryOf(10)
  const json = async (folder: string, ...args: string[]) => {
    const { stdout, stderr } = await admin(folder, ...args, '--json').outcome()
    expect(stderr).toBe('')
    return JSON.parse(stdout) as unknown
  }
  expect(await json(dataDir, 'backup', file)).toEqual({
    file,
    rows: 10,
    files: 0,
    bytes: statSync(file).size,
    missing: [],
    missingCount: 0,
    isNoted: true,
  })
  await database.close()
  const elsewhere = temporaryDataDir(onTestFinished)
  const restored = await json(elsewhere, 'restore', file)
  expect(restored).toMatchObject({ file, version: expect.stringMatching(/^0/) as string })
})

test('a backup before an upgrade leaves the database as the older release made it', async () => {
  const { database, backup } = await libraryOf(10)
  await database.query(
    `DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)`,
  )
  const applied = () => database.query('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id')
  const before = await applied()
  const { exit, said } = await backup()
  expect([exit, said]).toEqual([[0, null], expect.stringContaining('10 rows')])
  expect(await applied()).toEqual(before)
  await database.close()
})

test('a backup of which no note can be kept is one all the same', async () => {
  const { dataDir, database, backup } = await libraryOf(10)
  mkdirSync(join(dataDir, 'last-backup.json'))
  const { exit, said } = await backup()
  expect([exit, said]).toEqual([
    [0, null],
    expect.stringContaining('The doctor will not see this backup'),
  ])
  await database.close()
})

test('where there is nothing yet, there is nothing to back up', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const { exit, said } = await admin(dataDir, 'backup', join(dataDir, 'empty.backup')).outcome()
  expect([exit, said]).toEqual([
    [1, null],
    'There is nothing to back up: the product has not been started on this database yet\n',
  ])
})

const loading = `SELECT FROM pg_stat_activity WHERE state = 'active' AND query ~ '^(COPY public|CREATE.* INDEX)'`

/** Connects without the product's application name, so `refuseCompany` ignores it. Throws until rows are loading. */
async function expectLoading(dataDir: string) {
  const host = join(dataDir, 'postgres/socket')
  const client = new Client({ host, port: 5432, user: product.id, database: product.id })
  // A server that is starting hangs up after its error, which raises this event as well.
  client.on('error', () => undefined)
  await client.connect()
  try {
    expect((await client.query(loading)).rowCount).toBe(1)
  } finally {
    await client.end()
  }
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'check 30: a restore that %s ends half-way leaves the database as it was',
  async (signal) => {
    const { dataDir, database, file, backup } = await libraryOf(20_000)
    await backup()
    await database.query(`INSERT INTO users (name, email) VALUES ('Late', 'late@example.org')`)
    await database.close()

    const restoring = admin(dataDir, 'restore', file, '--force')
    await vi.waitFor(() => expectLoading(dataDir), { timeout: patience, interval: 20 })
    restoring.kill(signal)
    const { exit, said } = await restoring.outcome()
    const lastWords = signal === 'SIGKILL' ? '' : 'Interrupted: nothing has been changed'
    expect(exit).toEqual(signal === 'SIGKILL' ? [null, signal] : [1, null])
    expect(said).toContain(lastWords)
    const opened = await TestProcess.start(dataDir)
    expect(await vi.waitFor(() => people(opened), patience)).toBe(20_001)
    await opened.close()
  },
)

test('a backup for which there is no room, or that is stopped, leaves nothing behind and says why', async () => {
  const { dataDir, database, file } = await libraryOf(5000)
  const cramped = await crampedAdmin(dataDir, 'backup', file).outcome()
  expect([cramped.exit, cramped.said]).toEqual([
    [1, null],
    expect.stringContaining('library.backup cannot be written'),
  ])
  mkdirSync(file)
  const folder = await admin(dataDir, 'backup', file).outcome()
  expect([folder.exit, folder.said]).toEqual([[1, null], expect.stringContaining('it is a folder')])
  const nowhere = await admin(dataDir, 'backup', join(dataDir, 'no/where')).outcome()
  expect(nowhere.said).toContain('the folder does not exist')

  const stopped = admin(dataDir, 'backup', join(dataDir, 'stopped'))
  const begun = () => readdirSync(dataDir).some((name) => /^stopped\..*part$/.test(name))
  await vi.waitUntil(begun, { timeout: patience, interval: 1 })
  stopped.kill('SIGINT')
  const { said } = await stopped.outcome()
  expect(said).toContain('Interrupted')
  await setTimeout(100)
  expect(readdirSync(dataDir).filter((name) => /part|stopped/.test(name))).toEqual([])
  await database.close()
})

test('a backup that cannot be restored is refused with the reason', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const file = join(dataDir, 'books.csv')
  writeFileSync(file, 'title,author,genre\n')
  const { exit, said } = await admin(dataDir, 'restore', file).outcome()
  expect([exit, said]).toEqual([
    [1, null],
    'The file cannot be restored: it is not a backup of this product\n',
  ])
  expect((await admin(dataDir, 'restore', '--help').outcome()).said).toContain('Stop every process')
  expect((await admin(dataDir, 'backup').outcome()).said).toContain('One file is needed')
})
