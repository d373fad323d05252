import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serverPid } from '#platform/database/test-process.ts'
import { product as identity } from '#rules/product.ts'
import { root } from '../conventions/project-files.ts'
import { embeddedUrl } from './postgres.ts'
import { rounds } from './rounds.ts'
import { askDatabase } from './whole.ts'
import { isAlive, requestsTo, startWorkers } from './workers.ts'

const soon = { timeout: 60_000, interval: 100 }

type Line = { msg: string; pid: number; path?: string }

const linesOf = (output: string) =>
  output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

async function failureOf(env: Record<string, string | undefined>) {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], { cwd: root, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { exitCode: child.exitCode, said }
}

test('four workers answer on one port, count as one, run a job once and stop together', async () => {
  const { env, port, dataDir, pids, metrics, stop, said } = await startWorkers(4)
  expect(pids()).toHaveLength(4)
  const load = requestsTo(port, '/login')
  await pause(1000)
  const { answered, failed } = await load.stop()
  expect(failed).toEqual([])
  for (let asked = 0; asked < 4; asked += 1) {
    const value = await metrics()
    expect(value('http_requests_total', 'route="/login/"')).toBe(answered)
    expect(value('http_request_duration_seconds_count', 'route="/login/"')).toBe(answered)
    expect(value('mail_queue_waiting')).toBe(0)
    expect(value('nodejs_version_info')).toBe(1)
  }
  const [stuck = 0] = pids()
  process.kill(stuck, 'SIGSTOP')
  const without = await metrics()
  process.kill(stuck, 'SIGCONT')
  expect(without('http_workers')).toBe(3)
  expect(without('http_requests_total', 'route="/login/"')).toBe(answered)

  const database = embeddedUrl(dataDir)
  const scheduled = 'SELECT name FROM jobs WHERE is_scheduled'
  // Workers schedule their jobs after they have started to serve.
  await vi.waitUntil(async () => (await askDatabase(database, scheduled)).length > 3, soon)
  const dueNow = 'UPDATE jobs SET due_at = now() WHERE is_scheduled RETURNING name'
  const jobs = await askDatabase<{ name: string }>(database, dueNow)
  const runs = async () => (await metrics())('job_duration_seconds_count')
  await vi.waitUntil(async () => (await runs()) >= jobs.length, soon)
  const { exitCode, said: refusal } = await failureOf({ ...env, PORT: `${port}` })
  expect(refusal).toBe(`Port ${port} is in use: stop what uses it or set another PORT.\n`)
  expect(exitCode).toBe(1)
  // Meanwhile each worker has looked for due jobs again.
  expect(await runs()).toBe(jobs.length)

  expect(await stop()).toBe(0)
  expect(pids()).toEqual([])
  expect(serverPid(dataDir)).toBeUndefined()
  const [output, errors] = await said()
  expect(errors).toBe('')
  const lines = linesOf(output)
  const serving = lines.filter(({ path }) => path === '/login').map(({ pid }) => pid)
  expect(new Set(serving).size).toBeGreaterThan(1)
  for (const line of ['Migrating the database', `${identity.name} is ready`]) {
    expect(lines.filter(({ msg }) => msg.startsWith(line))).toHaveLength(1)
  }
})

test('an invalid configuration is refused once, in the same words', async () => {
  const { PATH } = process.env
  const dataDir = join(root, 'never-created')
  const wrong = { PATH, DATA_DIR: dataDir, SIGN_UP: 'ajar' }
  const alone = await failureOf(wrong)
  expect(alone.exitCode).toBe(1)
  expect(alone.said).toContain('SIGN_UP should be')
  expect(await failureOf({ ...wrong, WORKERS: '2' })).toEqual(alone)
})

/** Two copies of the build, which say their name once they have started, and a link to the first. */
function releases() {
  const folder = mkdtempSync(join(tmpdir(), 'test-releases-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const release of ['release-1', 'release-2']) {
    cpSync(join(root, 'dist'), join(folder, release), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, release, 'node_modules'))
    const line = `process.stderr.write('${release}\\n')\n`
    appendFileSync(join(folder, release, 'serve.mjs'), line)
  }
  const link = join(folder, 'current')
  const pointTo = (release: string) => {
    symlinkSync(join(folder, release), `${link}.new`)
    renameSync(`${link}.new`, link)
  }
  pointTo('release-1')
  return { program: join(link, 'serve.mjs'), pointTo }
}

test(`a killed worker is replaced, SIGHUP replaces all by the release of the link, and no request fails (rounds: ${rounds})`, async () => {
  const { program, pointTo } = releases()
  const product = await startWorkers(2, program)
  const { pid, port, pids, metrics, allServe } = product
  const counted = async () => (await metrics())('http_requests_total', 'route="/login/"')
  for (let round = 1; round <= rounds; round += 1) {
    const load = requestsTo(port, '/login', 2)
    await pause(300)
    const known = await counted()
    const [unlucky = 0] = pids()
    process.kill(unlucky, 'SIGKILL')
    await vi.waitUntil(() => !pids().includes(unlucky), soon)
    expect(await counted()).toBeGreaterThanOrEqual(known)
    await allServe()
    expect((await load.stop()).failed).toEqual([])
  }
  expect(pids()).toHaveLength(2)

  pointTo('release-2')
  for (let round = 1; round <= rounds; round += 1) {
    const known = await counted()
    const old = pids()
    const load = requestsTo(port, '/login')
    await pause(300)
    process.kill(pid, 'SIGHUP')
    await vi.waitUntil(() => pids().length === 2 && !pids().some((one) => old.includes(one)), soon)
    const { answered, failed } = await load.stop()
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(10)
    expect(await counted()).toBe(known + answered)
  }

  // Orphans end by themselves, and the last one stops the embedded PostgreSQL.
  const orphans = pids()
  await product.kill()
  await vi.waitUntil(() => !orphans.some(isAlive), soon)
  expect(serverPid(product.dataDir)).toBeUndefined()
  const [, errors] = await product.said()
  const started = ['release-1', 'release-2'].map((name) => errors.split(name).length - 1)
  // The primary stays the release with which it started.
  expect(started).toEqual([1 + 2 + rounds, 2 * rounds])
})
