import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { admin, adminWith } from '#platform/command-line/test-admin.ts'
import { migrationLock } from '#platform/database/migration/migration-lock.ts'
import { readMigrations } from '#platform/database/migration/read-migrations.ts'
import {
  clusterOf,
  temporaryDataDir,
  TestProcess,
  usedDataDir,
} from '#platform/database/test-process.ts'

const names = readMigrations().map(({ name }) => name)
const done = [0, null]

test('an empty database gets all migrations, and the second time none', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  expect(await admin(dataDir, 'migrate').outcome()).toMatchObject({
    exit: done,
    stdout: `Applied ${names.length} migrations\n${names.map((name) => `  ${name}\n`).join('')}`,
    stderr: '',
  })
  expect(await admin(dataDir, 'migrate').outcome()).toMatchObject({
    exit: done,
    stdout: 'The database is up to date\n',
    stderr: '',
  })
  const { stdout } = await admin(dataDir, 'migrate', '--json').outcome()
  expect(JSON.parse(stdout)).toEqual({ applied: [] })
})

test('migrations go past the pooler', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const database = await TestProcess.start(dataDir)
  const file = readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8')
  const [port, host] = file.split('\n').slice(3)
  const [{ url } = {}] = await database.query(
    `SELECT format('postgresql://%s@localhost:${port}/%s?host=${host}', session_user, current_database()) AS url`,
  )
  const outcome = await adminWith(
    {
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgresql://127.0.0.1:1/none',
      DATABASE_DIRECT_URL: String(url),
    },
    'migrate',
  )
  expect(outcome).toMatchObject({ exit: done, stdout: 'The database is up to date\n' })
  await database.close()
})

test('a database of a newer release is refused as at the start', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const database = await TestProcess.start(dataDir)
  await database.query(
    `INSERT INTO drizzle.__drizzle_migrations (name, hash, created_at)
     VALUES ('29990101000000_newer', '', 32472144000000)`,
  )
  const { exit, stdout, stderr } = await admin(dataDir, 'migrate').outcome()
  expect({ exit, stdout }).toEqual({ exit: [1, null], stdout: '' })
  expect(stderr).toContain('migrated by a newer release')
  expect(stderr).toContain('(29990101000000_newer)')
  await database.close()
})

test('it names the process for which it waits', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const database = await TestProcess.start(dataDir)
  const holding = database.query(`SELECT pg_advisory_xact_lock(${migrationLock}), pg_sleep(6)`)
  const { exit, stdout, stderr } = await admin(dataDir, 'migrate').outcome()
  await holding
  expect({ exit, stdout }).toEqual({ exit: done, stdout: 'The database is up to date\n' })
  expect(stderr).toMatch(/Another process migrates or restores the database \(process \d+ of /)
  await database.close()
})
