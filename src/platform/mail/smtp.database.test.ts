import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { testDatabase } from '../database/test-database.ts'
import { jobs as jobsTable } from '../jobs/tables.ts'
import { laneWorkers } from './lanes.ts'
import { listFailedMails } from './list-failed-mails.ts'
import type { MailOrders } from './mail.fixture.ts'
import type { Delivery } from './mail.ts'
import { smtpConfig, testMail } from './test-mail.ts'
import { readMail, smtpServer } from './test-smtp.ts'

const database = await testDatabase()
const { orm } = database
const smtpUrl = (port: number) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` })
const notice = (): Delivery => ({ lane: 'notice', uselessAt: new Date(Date.now() + 60_000) })
const waiting = () => orm.$count(jobsTable)
const isGone = () => vi.waitUntil(async () => (await waiting()) === 0, 30_000)

const mailOver = (port: number) =>
  testMail({ config: smtpConfig(port, 'The Product <product@example.com>'), database })

const endThePause = () => orm.update(jobsTable).set({ dueAt: new Date(0) })

test('behaviour 4: an Arabic subject and both parts arrive as they were written, from MAIL_FROM', async () => {
  const sink = await smtpServer()
  const mail = mailOver(sink.port)
  const message = {
    to: 'amina@example.com',
    subject: '012345 هو رمز تسجيل الدخول الخاص بك',
    text: 'رمز تسجيل الدخول\n\n012345\n',
    html: '<html lang="ar" dir="rtl"><body><p>أدخل هذا الرمز</p><b>012345</b></body></html>',
  }
  await mail.send(orm, message, notice())
  mail.wake()
  await vi.waitUntil(() => sink.received.length === 1, 30_000)
  const arrived = readMail(sink.received[0]!)
  expect(arrived.header('subject')).toBe(message.subject)
  expect(arrived.header('from')).toBe('The Product <product@example.com>')
  expect(arrived.header('to')).toBe(message.to)
  expect(arrived.header('content-type')).toMatch(/^multipart\/alternative/)
  expect(arrived.text.trim()).toBe(message.text.trim())
  expect(arrived.html.trim()).toBe(message.html)
  expect(sink.envelopes[0]).toContain('<product@example.com>')
  await isGone()
})

test('the server is greeted with the host of the installation, and a message says that no person wrote it', async () => {
  const sink = await smtpServer()
  const mail = mailOver(sink.port)
  await mail.send(orm, hello, notice())
  mail.wake()
  await vi.waitUntil(() => sink.received.length === 1, 30_000)
  expect(sink.greetings).toEqual(['EHLO product.example'])
  expect(readMail(sink.received[0]!).header('auto-submitted')).toBe('auto-generated')
  await isGone()
})

test('a code that SMTP could not take at first arrives when it is back, and works', async () => {
  const sink = await smtpServer()
  await sink.close()
  const { browser } = await serveAuth(database, smtpUrl(sink.port))
  const visitor = browser()
  expect((await visitor.askCode('patient@example.com')).status).toBe(200)
  await vi.waitUntil(async () => (await orm.select().from(jobsTable))[0]?.failure, 30_000)
  const back = await smtpServer({ port: sink.port })
  await vi.waitUntil(() => back.received.length === 1, 30_000)
  const code = readMail(back.received[0]!).header('subject')
  expect((await visitor.signIn('patient@example.com', code)).status).toBe(200)
  await isGone()
})

const hello = { to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello' }

test('where SMTP says 451, the mail waits, and goes out when it is taken', async () => {
  const sink = await smtpServer({ reply: '451 try again later' })
  const mail = mailOver(sink.port)
  await mail.send(orm, hello, notice())
  mail.wake()
  await vi.waitUntil(() => sink.offered === 1, 30_000)
  await vi.waitUntil(async () => {
    const [row] = await orm.select().from(jobsTable)
    return row?.attempts === 1 && row.dueAt.getTime() < Date.now() + 5000
  }, 30_000)
  sink.reply = 'keep'
  await endThePause()
  mail.wake()
  await vi.waitUntil(() => sink.received.length === 1, 30_000)
  await isGone()
  expect(sink.offered).toBe(2)
})

test.each([
  ['the message', { reply: '554 refused as spam' }],
  ['its recipient', { recipient: '550 no such mailbox' }],
] as const)('a 5xx to %s is final at once, and the dashboard shows it', async (_, options) => {
  const sink = await smtpServer(options)
  const mail = mailOver(sink.port)
  await mail.send(orm, hello, notice())
  mail.wake()
  await vi.waitUntil(async () => (await orm.select().from(jobsTable))[0]?.failedAt, 30_000)
  const { total, some } = await listFailedMails(database)
  expect(total.count).toBe(1)
  expect(some).toMatchObject([{ recipient: 'a@example.com', attempts: 1 }])
  expect(some[0]?.lostAt).toBeInstanceOf(Date)
  expect(some[0]?.failure).toMatch(/refused as spam|no such mailbox/)
  await endThePause()
  mail.wake()
  await pause(1500)
  expect(sink.recipients).toBe(1)
  await orm.delete(jobsTable)
})

test('a server that wants a login first has refused no message', async () => {
  const sink = await smtpServer({ recipient: '530 authentication required' })
  const mail = mailOver(sink.port)
  await mail.send(orm, hello, notice())
  mail.wake()
  await vi.waitUntil(async () => (await orm.select().from(jobsTable))[0]?.failure, 30_000)
  expect(await orm.select().from(jobsTable)).toMatchObject([{ failedAt: null }])
  await mail.close()
  await orm.delete(jobsTable)
})

test.each(['hang', '451 try again later', '550 refused'] as const)(
  'a code overtakes 500 invitations that the server answers with "%s"',
  async (reply) => {
    const isCode = (source: string) => /^\d{6}$/.test(readMail(source).header('subject'))
    const sink = await smtpServer({ reply: (source) => (isCode(source) ? 'keep' : reply) })
    const { browser, mail } = await serveAuth(database, smtpUrl(sink.port))
    const bulk = { lane: 'bulk', uselessAt: new Date(Date.now() + 600_000) } as const
    await orm.transaction(async (transaction) => {
      for (let guest = 0; guest < 500; guest += 1) await mail.send(transaction, hello, bulk)
    })
    mail.wake()
    await vi.waitUntil(() => sink.offered >= laneWorkers.bulk, 30_000)
    const email = `overtakes${reply.length}@example.com`
    const visitor = browser()
    await visitor.askCode(email)
    await vi.waitUntil(() => sink.received.length === 1, 30_000)
    expect(sink.offered).toBeLessThan(500)
    const code = readMail(sink.received[0]!).header('subject')
    expect((await visitor.signIn(email, code)).status).toBe(200)
    await sink.close()
    await orm.delete(jobsTable)
  },
)

test('while SMTP hangs, requests for codes are answered at once, and other mail is sent', async () => {
  const sink = await smtpServer({ reply: 'hang' })
  const { browser } = await serveAuth(database, smtpUrl(sink.port))
  expect((await browser().askCode('held@example.com')).status).toBe(200)
  await vi.waitUntil(() => sink.offered === 1, 30_000)
  sink.reply = 'keep'
  expect((await browser().askCode('next@example.com')).status).toBe(200)
  await vi.waitUntil(() => sink.received.length === 1, 30_000)
  expect(readMail(sink.received[0]!).header('to')).toBe('next@example.com')
  // The lease of the hanging delivery prevents a second one.
  await pause(1500)
  expect(sink.offered).toBe(2)
  await sink.close()
  await orm.delete(jobsTable)
})

function startProcess(port: number) {
  const orders: MailOrders = { connection: database.connection, port }
  const child = fork(`${import.meta.dirname}/mail.fixture.ts`, {
    execArgv: [],
    env: { PATH: process.env['PATH'] },
  })
  child.send(orders)
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('two real processes send each mail once', async () => {
  const sink = await smtpServer()
  const writer = mailOver(1)
  await writer.close()
  const subjects = Array.from({ length: 60 }, (_, number) => `number ${number}`)
  const couriers = [startProcess(sink.port), startProcess(sink.port)]
  await Promise.all(couriers.map((courier) => once(courier, 'message')))
  const message = { to: 'a@example.com', text: 'Hello', html: '<p>Hello' }
  for (const subject of subjects) await writer.send(orm, { ...message, subject }, notice())
  await vi.waitUntil(async () => (await waiting()) === 0, 15_000)
  const arrived = sink.received.map((source) => readMail(source).header('subject'))
  expect(arrived.toSorted()).toEqual(subjects.toSorted())
})

test('check 30: a kill -9 in the middle of a delivery loses no mail', async () => {
  const sink = await smtpServer({ reply: 'hang' })
  const writer = mailOver(1)
  await writer.close()
  const courier = startProcess(sink.port)
  await once(courier, 'message')
  const message = { to: 'a@example.com', subject: 'Survivor', text: 'Hello', html: '<p>Hello' }
  await writer.send(orm, message, notice())
  await vi.waitUntil(() => sink.offered === 1, 30_000)
  const exit = once(courier, 'exit')
  courier.kill('SIGKILL')
  await exit
  expect(await waiting()).toBe(1)
  sink.reply = 'keep'
  await endThePause()
  mailOver(sink.port).wake()
  await vi.waitUntil(() => sink.received.length === 1, 30_000)
  expect(readMail(sink.received[0]!).header('subject')).toBe('Survivor')
  await isGone()
})
