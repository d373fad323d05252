import { expect, test, vi } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { smtpConfig, testMail } from './test-mail.ts'
import { readMail, smtpServer } from './test-smtp.ts'

const database = await testDatabase()
const { orm } = database
const hello = { to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello' }

test('600 invitations by each of three users let the message of another pass at the next turn', async () => {
  const sink = await smtpServer({ delayMs: 50 })
  const mail = testMail({ config: smtpConfig(sink.port), database })
  const bulk = { lane: 'bulk', uselessAt: new Date(Date.now() + 600_000) } as const
  await orm.transaction(async (transaction) => {
    for (let guest = 0; guest < 600; guest += 1) {
      for (const senderId of ['ada', 'ben', 'cleo']) {
        await mail.send(transaction, hello, { ...bulk, senderId })
      }
    }
  })
  mail.wake()
  await vi.waitUntil(() => sink.received.length > 10, 30_000)
  await mail.send(orm, { ...hello, subject: 'From Noor' }, { ...bulk, senderId: 'noor' })
  const before = sink.received.length
  const place = () =>
    sink.received.findIndex((source) => readMail(source).header('subject') === 'From Noor')
  await vi.waitUntil(() => place() >= 0, { timeout: 60_000, interval: 10 })
  // The messages on their way, and one turn of each sender.
  expect(place() - before).toBeLessThan(20)
}, 90_000)
