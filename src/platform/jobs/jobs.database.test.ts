import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { connect } from '../database/connect.ts'
import { testDatabase } from '../database/test-database.ts'
import { silentLog } from '../database/test-server.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { defineJob, PermanentFailure } from './define-job.ts'
import { JobQueue } from './job-queue.ts'
import { slowJob } from './jobs.fixture.ts'
import { Jobs } from './jobs.ts'
import { jobs as table } from './tables.ts'

const database = await testDatabase()
const { orm } = database
const rows = () => orm.select().from(table)
const row = async () => (await rows())[0]
const isEmpty = () => vi.waitUntil(async () => (await orm.$count(table)) === 0, 30_000)
const dueNow = () => orm.update(table).set({ dueAt: new Date(0) })

function openJobs(queue?: JobQueue) {
  const jobs = new Jobs({ database, log: silentLog, metrics: createMetrics() }, queue)
  onTestFinished(() => jobs.close())
  return jobs
}

const greeting = (run: (name: string) => Promise<void>, attempts = 3) =>
  defineJob({
    name: 'greet',
    input: z.object({ name: z.string() }),
    retry: { attempts, longestPauseSeconds: 60 },
    run: (_services: undefined, { name }) => run(name),
  })

beforeEach(() => orm.delete(table))

test('a job runs when its transaction is committed, by waking and without a poll', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const greeted = Promise.withResolvers<string>()
  let isGreeted = false
  const jobs = openJobs()
  const greet = greeting((name) => {
    isGreeted = true
    greeted.resolve(name)
    return Promise.resolve()
  })
  jobs.register(greet, undefined)
  await pause(300)
  await orm.transaction(async (transaction) => {
    await jobs.enqueue(transaction, greet, { name: 'Ann' })
    jobs.wake()
    await pause(100)
    expect(isGreeted).toBe(false)
  })
  jobs.wake()
  expect(await greeted.promise).toBe('Ann')
  vi.useRealTimers()
  await isEmpty()
})

test('a job leaves with the transaction that is rolled back', async () => {
  const greeted: string[] = []
  const jobs = openJobs()
  const greet = greeting((name) => Promise.resolve(void greeted.push(name)))
  jobs.register(greet, undefined)
  const act = orm.transaction(async (transaction) => {
    await jobs.enqueue(transaction, greet, { name: 'Ann' })
    throw new Error('Refused')
  })
  await expect(act).rejects.toThrow('Refused')
  jobs.wake()
  await pause(1200)
  expect([greeted, await rows()]).toEqual([[], []])
})

test('a failed job is tried again after growing pauses, then waits for an admin with its reason', async () => {
  const jobs = openJobs()
  const greet = greeting(() => Promise.reject(new Error('Away\nparams: secret')))
  jobs.register(greet, undefined)
  await jobs.enqueue(orm, greet, { name: 'Ann' })
  const pauses: number[] = []
  for (const attempt of [1, 2]) {
    await vi.waitUntil(async () => {
      const found = await row()
      return found?.attempts === attempt && !found.startedAt
    }, 30_000)
    pauses.push(Math.round((Number((await row())?.dueAt) - Date.now()) / 1000))
    expect(await row()).toMatchObject({ failure: 'Away', failedAt: null })
    await dueNow()
    jobs.wake()
  }
  expect(pauses[0]).toBeLessThanOrEqual(1)
  expect(pauses[1]).toBeGreaterThanOrEqual(1)
  await vi.waitUntil(async () => (await row())?.failedAt, 30_000)
  expect(await row()).toMatchObject({ attempts: 3, failure: 'Away', input: { name: 'Ann' } })
})

test('a lease that is renewed as its attempt fails does not delay the next attempt', async () => {
  const queue = new JobQueue(orm)
  const greet = greeting(() => Promise.resolve())
  const jobs = openJobs(queue)
  await jobs.enqueue(orm, greet, { name: 'Ann' })
  const [taken] = await queue.take(new Map([[greet.name, { count: 1 }]]))
  if (!taken) throw new Error('No job was taken')
  const secondsUntilDue = async () => (Number((await row())?.dueAt) - Date.now()) / 1000
  await queue.renew([taken])
  expect(await secondsUntilDue()).toBeGreaterThan(50)
  await queue.reschedule(taken, 2, 'Away')
  await queue.renew([taken])
  expect(await secondsUntilDue()).toBeLessThan(3)
})

test('a permanent failure and an input that does not fit are not tried again', async () => {
  const jobs = openJobs()
  const greet = greeting(() => Promise.reject(new PermanentFailure('No such mailbox')))
  jobs.register(greet, undefined)
  await jobs.enqueue(orm, greet, { name: 'Ann' })
  await vi.waitUntil(async () => (await row())?.failedAt, 30_000)
  expect(await row()).toMatchObject({ attempts: 1, failure: 'No such mailbox' })
})

test('a failed job loses its input when it expires, and is deleted after a week', async () => {
  const jobs = openJobs()
  const greet = greeting(() => Promise.reject(new PermanentFailure('No')))
  jobs.register(greet, undefined)
  const expiresAt = new Date(Date.now() + 60_000)
  await jobs.enqueue(orm, greet, { name: 'Ann' }, { expiresAt })
  await vi.waitUntil(async () => (await row())?.failedAt, 30_000)
  await jobs.expire()
  expect(await row()).toMatchObject({ input: { name: 'Ann' } })
  await orm.update(table).set({ expiresAt: new Date(0) })
  await jobs.expire()
  expect(await row()).toMatchObject({ input: null, failure: 'No' })
  await orm.update(table).set({ failedAt: new Date(Date.now() - 8 * 24 * 3600_000) })
  await jobs.expire()
  expect(await rows()).toEqual([])
})

test('a scheduled job runs once per interval across processes, and again at the next after a failure', async () => {
  let runs = 0
  const count = defineJob({
    name: 'count',
    schedule: { everyMinutes: 10 },
    run: () => (++runs === 2 ? Promise.reject(new Error('Busy')) : Promise.resolve()),
  })
  const processes = [openJobs(), openJobs(), openJobs()]
  for (const jobs of processes) jobs.register(count, undefined)
  await vi.waitUntil(async () => (await orm.$count(table)) === 1, 30_000)
  expect(Number((await row())?.dueAt) - Date.now()).toBeGreaterThan(30_000)
  for (const failure of [null, 'Busy', null]) {
    const before = runs
    await dueNow()
    await vi.waitUntil(async () => runs === before + 1 && !(await row())?.startedAt, 30_000)
    await pause(1200)
    expect(runs).toBe(before + 1)
    const found = await row()
    expect(found).toMatchObject({ failure, failedAt: null, isScheduled: true })
    expect(Number(found?.dueAt) - Date.now()).toBeGreaterThan(500_000)
  }
})

test('a job that is registered while others are being scheduled is scheduled, too', async () => {
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  class SlowQueue extends JobQueue {
    override async schedule(names: string[]) {
      await super.schedule(names)
      begun.resolve()
      await mayEnd.promise
    }
  }
  const jobs = openJobs(new SlowQueue(orm))
  const every = (name: string) =>
    defineJob({ name, schedule: { everyMinutes: 1 }, run: () => Promise.resolve() })
  jobs.register(every('first'), undefined)
  await begun.promise
  jobs.register(every('second'), undefined)
  mayEnd.resolve()
  await vi.waitFor(async () => {
    const names = (await rows()).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['first', 'second'])
  }, 30_000)
})

test('many jobs of one kind hold up no other', async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const greeted: string[] = []
  const jobs = openJobs()
  const bulk = defineJob({ name: 'bulk', concurrency: 2, run: () => end })
  const greet = greeting((name) => Promise.resolve(void greeted.push(name)))
  jobs.register(bulk, undefined)
  jobs.register(greet, undefined)
  for (let number = 0; number < 100; number += 1) await jobs.enqueue(orm, bulk, undefined)
  await vi.waitUntil(async () => (await rows()).filter((one) => one.startedAt).length === 2, 30_000)
  await jobs.enqueue(orm, greet, { name: 'Ann' })
  await vi.waitUntil(() => greeted.length === 1, 30_000)
  expect((await rows()).filter((one) => one.startedAt)).toHaveLength(2)
  await orm.delete(table)
  resolve()
})

test('closing waits for the running jobs and starts no others', async () => {
  const begun: string[] = []
  const ended: string[] = []
  const jobs = openJobs()
  const greet = greeting(async (name) => {
    begun.push(name)
    await pause(600)
    ended.push(name)
  })
  jobs.register(greet, undefined)
  await jobs.enqueue(orm, greet, { name: 'Ann' })
  await jobs.enqueue(orm, greet, { name: 'Ben' })
  await vi.waitUntil(() => begun.length === 1, 30_000)
  await jobs.close()
  expect([begun, ended]).toEqual([['Ann'], ['Ann']])
  expect(await rows()).toMatchObject([{ input: { name: 'Ben' }, attempts: 0 }])
})

test('an idle process asks the database once a second, whatever number of jobs it knows', async () => {
  const queue = new JobQueue(orm)
  const take = vi.spyOn(queue, 'take')
  const jobs = openJobs(queue)
  for (const name of ['one', 'two', 'three']) {
    jobs.register(defineJob({ name, concurrency: 3, run: () => Promise.resolve() }), undefined)
  }
  await pause(3500)
  expect(take.mock.calls.length).toBeLessThanOrEqual(4)
})

test('while the database is away jobs stop nothing', async () => {
  const away = connect({ host: '127.0.0.1', port: 1 }, silentLog)
  const warned: unknown[] = []
  const log = { warn: (fields: unknown) => void warned.push(fields) }
  const jobs = new Jobs({ database: away, log, metrics: createMetrics() })
  jobs.register(
    defineJob({ name: 'count', schedule: { everyMinutes: 1 }, run: async () => {} }),
    undefined,
  )
  await vi.waitUntil(() => warned.length > 1, 30_000)
  await jobs.close()
  expect(warned[0]).toHaveProperty('err')
  await away.close()
})

async function startProcess(ran: number[]) {
  const child = fork(`${import.meta.dirname}/jobs.fixture.ts`, {
    execArgv: [],
    env: { PATH: process.env['PATH'] },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.send(database.connection)
  await once(child, 'message')
  child.on('message', (number: number) => ran.push(number))
  return child
}

test('two real processes run each job once, and SIGTERM loses none', async () => {
  const ran: number[] = []
  const [first, second] = await Promise.all([startProcess(ran), startProcess(ran)])
  const writer = openJobs()
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  for (const number of numbers) await writer.enqueue(orm, slowJob, { number })
  await vi.waitUntil(() => ran.length > 10, 20_000)
  first.kill('SIGTERM')
  const [code] = (await once(first, 'exit')) as [number]
  expect(code).toBe(0)
  // The ended process holds no leases: only the second one runs jobs.
  expect((await rows()).filter(({ startedAt }) => startedAt).length).toBeLessThanOrEqual(2)
  await vi.waitUntil(async () => (await orm.$count(table)) === 0, 20_000)
  expect(ran.toSorted((one, other) => one - other)).toEqual(numbers)
  second.kill('SIGTERM')
}, 90_000)
