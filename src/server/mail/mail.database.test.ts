import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { silentLog } from '../database/test-server.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { Courier } from './courier.ts'
import type { Letter } from './letter.ts'
import { listFailedMails } from './list-failed-mails.ts'
import { openMail } from './mail.ts'
import { type Delivery, MailQueue } from './queue.ts'
import { createSeal } from './seal.ts'
import { mails } from './tables.ts'
import { smtpServer } from './test-smtp.ts'

const database = await testDatabase()
const { orm } = database
const metrics = createMetrics()
const letter = { to: 'ann@example.com', subject: '123456', text: 'code 123456', html: '<p>123456' }
const notice = (): Delivery => ({ lane: 'notice', uselessAt: new Date(Date.now() + 60_000) })

function mailOver(port: number, authSecret = 'x'.repeat(32)) {
  const smtp = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'library@example.com' }
  const mail = openMail({ config: { authSecret, mail: smtp }, database, log: silentLog, metrics })
  onTestFinished(() => mail.close())
  return mail
}

/** Whichever tests run: what one leaves waiting is not in the next one's way. */
beforeEach(() => orm.delete(mails))

test('a mail is delivered in two parts, and nothing of it stays', async () => {
  const { port, received } = await smtpServer()
  const mail = mailOver(port)
  await mail.send(orm, letter, notice())
  mail.wake()
  await vi.waitUntil(() => received.length === 1, 3000)
  expect(received[0]).toMatch(/From: library@example\.com[^]*To: ann@example\.com/)
  expect(received[0]).toMatch(/Subject: 123456[^]*text\/plain[^]*code 123456[^]*text\/html/)
  await vi.waitUntil(async () => (await orm.$count(mails)) === 0, 3000)
})

test('while SMTP is away mail waits, and arrives when it is back', async () => {
  const { port, close } = await smtpServer()
  await close()
  const mail = mailOver(port)
  await mail.send(orm, letter, notice())
  mail.wake()
  await vi.waitUntil(async () => {
    const [waiting] = await orm.select().from(mails)
    return waiting?.attempts === 1 && waiting.dueAt < new Date(Date.now() + 10_000)
  }, 3000)
  const { received } = await smtpServer({ port })
  await vi.waitUntil(() => received.length > 0, 10_000)
  expect(received).toHaveLength(1)
  const { values } = await metrics.mails.get()
  expect(values.find(({ labels }) => labels.outcome === 'failed')?.value).toBeGreaterThan(0)
  expect(values.find(({ labels }) => labels.outcome === 'delivered')?.value).toBeGreaterThan(0)
})

test('a mail is not sent once nobody can use it any more', async () => {
  const { port, received } = await smtpServer()
  const mail = mailOver(port)
  await mail.send(orm, letter, { lane: 'notice', uselessAt: new Date(Date.now() - 1) })
  mail.wake()
  await pause(300)
  expect(received).toEqual([])
  await orm.delete(mails)
})

test('two processes on one queue send each mail once', async () => {
  const { port, received } = await smtpServer()
  const [one, two] = [mailOver(port), mailOver(port)]
  await Promise.all(Array.from({ length: 20 }, () => one.send(orm, letter, notice())))
  one.wake()
  two.wake()
  await vi.waitUntil(async () => (await orm.$count(mails)) === 0, 5000)
  expect(received).toHaveLength(20)
})

test('check 10: what a waiting mail says is sealed, and opens with the same secret only', async () => {
  const local = (authSecret: string) =>
    openMail({ config: { authSecret, mail: undefined }, database, log: silentLog, metrics })
  const [writer, reader, stranger] = [
    local('a'.repeat(32)),
    local('a'.repeat(32)),
    local('b'.repeat(32)),
  ]
  for (const mail of [writer, reader, stranger]) onTestFinished(() => mail.close())
  await writer.send(orm, letter, notice())
  const [row] = await orm.select().from(mails)
  expect(row?.sealed).not.toContain('123456')
  expect(Buffer.from(row?.sealed ?? '', 'base64').toString('latin1')).not.toContain('123456')
  expect(await reader.mailbox?.()).toEqual([{ ...letter, id: row?.id, createdAt: row?.createdAt }])
  await expect(stranger.mailbox?.()).rejects.toThrow('authenticate')
})

test('issue 7: of a mail that failed managers see to whom and why, also when it is given up', async () => {
  await orm.delete(mails)
  const { port, close } = await smtpServer()
  await close()
  const mail = mailOver(port)
  await mail.send(orm, letter, notice())
  mail.wake()
  await vi.waitUntil(async () => (await listFailedMails(database)).some.length > 0, 3000)
  const { some, total } = await listFailedMails(database)
  expect(total).toEqual({ count: 1, exact: true })
  expect(some).toMatchObject([{ recipient: 'ann@example.com', attempts: 1, lostAt: null }])
  expect(some[0]?.failure).toMatch(/ECONNREFUSED/)

  await mail.close()
  const queue = new MailQueue(orm, createSeal({ authSecret: 'x'.repeat(32) }))
  await queue.add(orm, { ...letter, to: 'untried@example.com' }, notice())
  await orm.update(mails).set({ uselessAt: new Date(0), dueAt: new Date(0) })
  expect(await queue.giveUpUseless()).toBe(2)
  expect(await queue.giveUpUseless()).toBe(0)
  for (const { sealed, lostAt } of await orm.select().from(mails)) {
    expect([sealed, lostAt]).toEqual(['', expect.any(Date)])
  }
  const { some: given } = await listFailedMails(database)
  expect(given.map(({ recipient }) => recipient)).toEqual(['untried@example.com', letter.to])
  expect(given[0]?.failure).toBe('Its time was over before it could be tried')
  expect(given[1]?.failure).toMatch(/ECONNREFUSED/)
  expect(await queue.list()).toEqual([])
  await orm.update(mails).set({ lostAt: new Date(Date.now() - 8 * 24 * 3600_000) })
  await mail.sweep()
  expect(await orm.$count(mails)).toBe(0)
})

test('check 30: a delivery that takes longer than its lease is not begun by a second process', async () => {
  const seal = createSeal({ authSecret: 'x'.repeat(32) })
  const begun: string[] = []
  const slowly = async ({ to }: Letter) => {
    begun.push(to)
    await pause(1500)
  }
  const queues = [new MailQueue(orm, seal, 0.5), new MailQueue(orm, seal, 0.5)]
  await queues[0]?.add(orm, letter, notice())
  const couriers = queues.map((queue) => new Courier(queue, slowly, { log: silentLog, metrics }))
  await vi.waitUntil(async () => (await orm.$count(mails)) === 0, 5000)
  for (const courier of couriers) await courier.stop()
  expect(begun).toEqual([letter.to])
})

test('check 30: a mail that went out is not sent again because that could not be noted', async () => {
  const sent: string[] = []
  const send = ({ to }: Letter) => Promise.resolve(void sent.push(to))
  const seal = createSeal({ authSecret: 'x'.repeat(32) })
  const queues = [new MailQueue(orm, seal, 0.5), new MailQueue(orm, seal, 0.5)]
  const notes = queues.map((queue) =>
    vi
      .spyOn(queue, 'delivered')
      .mockRejectedValueOnce(new Error('Away'))
      .mockRejectedValueOnce(new Error('Away')),
  )
  await queues[0]?.add(orm, letter, notice())
  const told = createMetrics()
  for (const queue of queues) {
    const courier = new Courier(queue, send, { log: silentLog, metrics: told })
    onTestFinished(() => courier.stop())
  }
  await vi.waitUntil(() => notes.some(({ mock }) => mock.calls.length === 2), 5000)
  expect(await orm.select().from(mails)).toMatchObject([{ attempts: 1, failure: null }])
  await vi.waitUntil(async () => (await orm.$count(mails)) === 0, 5000)
  expect(sent).toEqual([letter.to])
  const { values } = await told.mails.get()
  const counts = values.map(({ labels, value }) => [labels.outcome, value])
  expect(Object.fromEntries(counts)).toMatchObject({ delivered: 1, failed: 0 })
})
