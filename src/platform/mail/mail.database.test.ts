import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { silentLog } from '../database/test-server.ts'
import { JobQueue } from '../jobs/job-queue.ts'
import { Jobs } from '../jobs/jobs.ts'
import { jobs as jobsTable } from '../jobs/tables.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createSeal } from '../secrets/seal.ts'
import { listFailedMails } from './list-failed-mails.ts'
import { mailJobs } from './mail-jobs.ts'
import type { Delivery } from './mail.ts'
import { smtpConfig, testMail } from './test-mail.ts'
import { smtpServer } from './test-smtp.ts'

const database = await testDatabase()
const { orm } = database
const metrics = createMetrics()
const message = { to: 'ann@example.com', subject: '123456', text: 'code 123456', html: '<p>123456' }
const notice = (): Delivery => ({ lane: 'notice', uselessAt: new Date(Date.now() + 60_000) })

const mailOver = (port: number) => testMail({ config: smtpConfig(port), database, metrics })

beforeEach(() => orm.delete(jobsTable))

test('a mail is delivered in two parts, and nothing of it stays', async () => {
  const { port, received } = await smtpServer()
  const mail = mailOver(port)
  await mail.send(orm, message, notice())
  mail.wake()
  await vi.waitUntil(() => received.length === 1, 30_000)
  expect(received[0]).toMatch(/From: product@example\.com[^]*To: ann@example\.com/)
  expect(received[0]).toMatch(/Subject: 123456[^]*text\/plain[^]*code 123456[^]*text\/html/)
  await vi.waitUntil(async () => (await orm.$count(jobsTable)) === 0, 30_000)
})

test('while SMTP is away mail waits, and arrives when it is back', async () => {
  const { port, close } = await smtpServer()
  await close()
  const mail = mailOver(port)
  await mail.send(orm, message, notice())
  mail.wake()
  await vi.waitUntil(async () => {
    const [waiting] = await orm.select().from(jobsTable)
    return waiting?.attempts === 1 && waiting.dueAt < new Date(Date.now() + 10_000)
  }, 30_000)
  const { received } = await smtpServer({ port })
  await vi.waitUntil(() => received.length > 0, 30_000)
  expect(received).toHaveLength(1)
  const { values } = await metrics.mails.get()
  expect(values.find(({ labels }) => labels.outcome === 'failed')?.value).toBeGreaterThan(0)
  expect(values.find(({ labels }) => labels.outcome === 'delivered')?.value).toBeGreaterThan(0)
})

test('a mail is not sent once its code is of no use', async () => {
  const { port, received } = await smtpServer()
  const mail = mailOver(port)
  await mail.send(orm, message, { lane: 'notice', uselessAt: new Date(Date.now() - 1) })
  mail.wake()
  await pause(300)
  expect(received).toEqual([])
  await orm.delete(jobsTable)
})

test('two processes on one queue send each mail once', async () => {
  const { port, received } = await smtpServer()
  const [one, two] = [mailOver(port), mailOver(port)]
  await Promise.all(Array.from({ length: 20 }, () => one.send(orm, message, notice())))
  one.wake()
  two.wake()
  await vi.waitUntil(async () => (await orm.$count(jobsTable)) === 0, 30_000)
  expect(received).toHaveLength(20)
})

test('check 10: the text of a waiting message is encrypted, and opens with the same secret only', async () => {
  const local = (authSecret: string) =>
    testMail({ config: { authSecret, mail: undefined }, database, metrics })
  const [writer, reader, stranger] = [
    local('a'.repeat(32)),
    local('a'.repeat(32)),
    local('b'.repeat(32)),
  ]
  await writer.send(orm, message, notice())
  const [row] = await orm.select().from(jobsTable)
  const { encrypted } = Object(row?.input) as { encrypted: string }
  expect(JSON.stringify(row)).not.toContain('123456')
  expect(Buffer.from(encrypted, 'base64').toString('latin1')).not.toContain('123456')
  expect(await reader.mailbox?.()).toEqual([{ ...message, id: row?.id, createdAt: row?.createdAt }])
  await expect(stranger.mailbox?.()).rejects.toThrow('authenticate')
})

test('managers see the recipient and the reason of a failed message, also when it is given up', async () => {
  await orm.delete(jobsTable)
  const { port, close } = await smtpServer()
  await close()
  const mail = mailOver(port)
  await mail.send(orm, message, notice())
  mail.wake()
  await vi.waitUntil(async () => (await listFailedMails(database)).some.length > 0, 30_000)
  const { some, total } = await listFailedMails(database)
  expect(total).toEqual({ count: 1, exact: true })
  expect(some).toMatchObject([{ recipient: 'ann@example.com', attempts: 1, lostAt: null }])
  expect(some[0]?.failure).toMatch(/ECONNREFUSED/)

  await mail.send(orm, { ...message, to: 'untried@example.com' }, notice())
  await mail.close()
  await orm.update(jobsTable).set({ expiresAt: new Date(0), dueAt: new Date(0) })
  const givenUp = async () =>
    (await metrics.mails.get()).values.find(({ labels }) => labels.outcome === 'given-up')?.value
  const before = await givenUp()
  await mail.jobs.expire()
  await mail.jobs.expire()
  expect(await givenUp()).toBe(Number(before) + 2)
  for (const { input, failedAt } of await orm.select().from(jobsTable)) {
    expect([input, failedAt]).toEqual([null, expect.any(Date)])
  }
  const { some: given } = await listFailedMails(database)
  expect(given.map(({ recipient }) => recipient)).toEqual(['untried@example.com', message.to])
  expect(given[0]?.failure).toBe('Its time was over before it could be tried')
  expect(given[1]?.failure).toMatch(/ECONNREFUSED/)
  await orm.update(jobsTable).set({ failedAt: new Date(Date.now() - 8 * 24 * 3600_000) })
  await mail.jobs.expire()
  expect(await orm.$count(jobsTable)).toBe(0)
})

test('a mailbox without SMTP loses its messages after a day, and none of them counts as failed', async () => {
  const mail = testMail({ config: { authSecret: 'x'.repeat(32), mail: undefined }, database })
  await mail.send(orm, message, notice())
  await mail.jobs.expire()
  expect(await mail.mailbox?.()).toHaveLength(1)
  await orm.update(jobsTable).set({ expiresAt: new Date(0) })
  await mail.jobs.expire()
  expect(await orm.$count(jobsTable)).toBe(0)
})

function twoProcesses(
  deliver: (message: { to: string }) => Promise<void>,
  counters = createMetrics(),
) {
  const seal = createSeal({ authSecret: 'x'.repeat(32) }, 'mail')
  const queues = [new JobQueue(orm, 0.5), new JobQueue(orm, 0.5)]
  const processes = queues.map((queue) => {
    const jobs = new Jobs({ database, log: silentLog, metrics: counters }, queue)
    jobs.register(mailJobs.notice, { smtp: { deliver }, seal, metrics: counters })
    onTestFinished(() => jobs.close())
    return jobs
  })
  const writer = testMail({ config: { authSecret: 'x'.repeat(32), mail: undefined }, database })
  return { queues, processes, send: () => writer.send(orm, message, notice()) }
}

test('check 30: a delivery that takes longer than its lease is not begun by a second process', async () => {
  const begun: string[] = []
  const { send } = twoProcesses(async ({ to }) => {
    begun.push(to)
    await pause(1500)
  })
  await send()
  await vi.waitUntil(async () => (await orm.$count(jobsTable)) === 0, 30_000)
  expect(begun).toEqual([message.to])
})

test('check 30: a mail that went out is not sent again because that could not be noted', async () => {
  const sent: string[] = []
  const counters = createMetrics()
  const { queues, send } = twoProcesses(({ to }) => Promise.resolve(void sent.push(to)), counters)
  const notes = queues.map((queue) =>
    vi
      .spyOn(queue, 'complete')
      .mockRejectedValueOnce(new Error('Away'))
      .mockRejectedValueOnce(new Error('Away')),
  )
  await send()
  await vi.waitUntil(() => notes.some(({ mock }) => mock.calls.length === 2), 30_000)
  expect(await orm.select().from(jobsTable)).toMatchObject([{ attempts: 1, failure: null }])
  await vi.waitUntil(async () => (await orm.$count(jobsTable)) === 0, 30_000)
  expect(sent).toEqual([message.to])
  const { values } = await counters.mails.get()
  const counts = values.map(({ labels, value }) => [labels.outcome, value])
  expect(Object.fromEntries(counts)).toMatchObject({ delivered: 1, failed: 0 })
})
