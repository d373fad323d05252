import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { clusterOf, killServer, serverPid, usedDataDir, TestProcess } from '../test-process.ts'

const dataDir = usedDataDir(afterAll)

test('the server is private, durable and never root', async () => {
  const only = await TestProcess.start(dataDir)
  expect(await only.query('SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(statSync(join(dataDir, 'postgres', 'socket')).mode & 0o777).toBe(0o700)

  const names = "('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')"
  const question = `SELECT DISTINCT setting FROM pg_settings WHERE name IN ${names}`
  expect(await only.query(question)).toEqual([{ setting: 'on' }])

  expect(statSync(clusterOf(dataDir)).uid).not.toBe(0)
  await only.close()
})

test('a second process joins, and the last one out stops the server', async () => {
  const first = await TestProcess.start(dataDir)
  const server = serverPid(dataDir)
  const second = await TestProcess.start(dataDir)
  expect(serverPid(dataDir)).toBe(server)

  await first.close()
  expect(await second.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await second.close()
  expect(serverPid(dataDir)).toBeUndefined()
})

test('check 30: after kill -9 of the process the next one adopts the server, nothing lost', async () => {
  const killed = await TestProcess.start(dataDir)
  await killed.query('CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer')
  const server = serverPid(dataDir)
  await killed.kill()

  const next = await TestProcess.start(dataDir)
  expect(serverPid(dataDir)).toBe(server)
  expect(await next.query('SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  await next.close()
  expect(serverPid(dataDir)).toBeUndefined()
})

test('a killed process does not count as a user', async () => {
  const killed = await TestProcess.start(dataDir)
  const other = await TestProcess.start(dataDir)
  await killed.kill()
  await other.close()
  expect(serverPid(dataDir)).toBeUndefined()
})

test('check 30: after kill -9 of everything the next start recovers what was acknowledged', async () => {
  const killed = await TestProcess.start(dataDir)
  await killed.query('CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer')
  const server = serverPid(dataDir)!
  await Promise.all([killed.kill(), killServer(server)])

  const next = await TestProcess.start(dataDir)
  expect(await next.query('SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  await next.close()
})

test('check 30: a killed server is started again by itself, for every process', async () => {
  const first = await TestProcess.start(dataDir)
  const second = await TestProcess.start(dataDir)
  await first.query('CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer')
  const server = serverPid(dataDir)!
  await killServer(server)

  await vi.waitUntil(() => serverPid(dataDir), 30_000)
  expect(serverPid(dataDir)).not.toBe(server)
  for (const each of [first, second]) {
    const answer = await vi.waitFor(() => each.query('SELECT answer FROM kept'), 30_000)
    expect(answer).toEqual([{ answer: 42 }])
  }
  await first.close()
  await second.close()
  expect(serverPid(dataDir)).toBeUndefined()
})

test('a process id that now belongs to someone else is not taken for the server', async () => {
  const first = await TestProcess.start(dataDir)
  await first.close()
  const { uid, gid } = statSync(clusterOf(dataDir))
  writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), `${process.pid}\n`)

  const next = await TestProcess.start(dataDir)
  await next.close()
  expect(statSync(clusterOf(dataDir))).toMatchObject({ uid, gid })
})

test('Ctrl-C reaches the process alone, so that it can stop in its own order', async () => {
  const only = await TestProcess.start(dataDir)
  only.pressControlC()
  await setTimeout(200)
  expect(await only.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  await only.close()
})
