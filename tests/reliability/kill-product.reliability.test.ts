import { expect, test, vi } from 'vitest'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { readMail, smtpServer } from '#platform/mail/test-smtp.ts'
import { Visitor } from '../guides/visitor.ts'
import { Load } from './load.ts'
import { embeddedUrl } from './postgres.ts'
import { Product } from './product.ts'
import { rounds } from './rounds.ts'
import { askDatabase, expectWhole } from './whole.ts'

/** One message per lane may have been delivered without a record of it. */
const lanes = 4

test(`check 30: kill -9 of the process while people write: nothing acknowledged is lost, nothing is there twice (rounds: ${rounds})`, async () => {
  const sink = await smtpServer()
  const product = await Product.open({
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: 'incipit@example.com',
  })
  const database = embeddedUrl(product.dataDir)
  const mailTo = (email: string) =>
    sink.received.map(readMail).filter(({ header }) => header('to') === email)

  const manager = new Visitor(product.origin)
  const email = 'admin@example.com'
  await manager.signIn(email, () =>
    vi.waitFor(() => mailTo(email)[0]?.header('subject') ?? Promise.reject(new Error('No mail'))),
  )
  // With the cookie of its first code, a browser that asks again gets the same code.
  await manager.askCode('first@example.org')
  const load = await Load.by(manager, await picture('png', 60, 90))
  for (let round = 1; round <= rounds; round += 1) {
    await load.during(async () => {
      await product.kill()
      await product.start()
    })
    await expectWhole(load, database, manager)
  }
  expect(load.refusals.length).toBeGreaterThan(rounds)

  // Skips the wait for the leases of interrupted deliveries.
  await askDatabase(database, `UPDATE jobs SET due_at = now() WHERE name LIKE 'mail-%'`)
  const waiting = () => askDatabase(database, `SELECT FROM jobs WHERE name LIKE 'mail-%'`)
  await vi.waitUntil(async () => (await waiting()).length === 0, 60_000)
  const messages = load.addresses.map((address) => mailTo(address))
  expect(messages.filter(({ length }) => length === 0)).toEqual([])
  const again = messages.flatMap(([first, ...others]) =>
    others.map(({ header }) => [header('subject'), first?.header('subject')]),
  )
  expect(again.length).toBeLessThanOrEqual(lanes * rounds)
  for (const [subject, first] of again) expect(subject).toBe(first)
})
