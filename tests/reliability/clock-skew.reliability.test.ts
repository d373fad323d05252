import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { readMail, smtpServer } from '#platform/mail/test-smtp.ts'
import { root } from '../conventions/project-files.ts'
import { Visitor } from '../guides/visitor.ts'
import { Postgres } from './postgres.ts'
import { Product } from './product.ts'
import { askDatabase } from './whole.ts'

const skew = join(root, 'tests/reliability/skewed-clock.ts')

const wrongBy = 40

async function threeClocks() {
  const sink = await smtpServer()
  const postgres = await Postgres.open()
  const common = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'one-secret-for-all-of-these-processes',
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_FROM: 'incipit@example.com',
    LIMIT_CODES_PER_ADDRESS_PER_HOUR: '3',
  }
  const right = await Product.open(common)
  const wrong = (minutes: number) =>
    Product.open({
      ...common,
      BASE_URL: right.origin,
      NODE_OPTIONS: `--import=${skew}`,
      CLOCK_WRONG_BY_MINUTES: `${minutes}`,
    })
  const ahead = await wrong(wrongBy)
  const behind = await wrong(-wrongBy)
  const messagesTo = (email: string) =>
    sink.received.map(readMail).filter(({ header }) => header('to') === email)
  const newestTo = (email: string, nth: number) =>
    vi.waitFor(
      () => messagesTo(email)[nth - 1]?.header('subject') ?? Promise.reject(new Error('No mail')),
      { timeout: 10_000 },
    )
  return { postgres, right, ahead, behind, messagesTo, newestTo }
}

const at = (visitor: Visitor, product: Product) => visitor.at(`http://localhost:${product.port}`)

test(`clocks that are ${wrongBy} minutes wrong, ahead and behind, change nothing of what processes share`, async () => {
  const { postgres, right, ahead, behind, newestTo, messagesTo } = await threeClocks()
  const all = [right, ahead, behind]

  const [first, later, earlier] = await Promise.all(
    all.map((product) => product.figure('process_start_time_seconds')),
  )
  expect(Number(later) - Number(first)).toBeGreaterThan((wrongBy - 5) * 60)
  expect(Number(first) - Number(earlier)).toBeGreaterThan((wrongBy - 5) * 60)

  for (const [index, sender] of all.entries()) {
    for (const [other, receiver] of all.entries()) {
      const email = `reader-${index}-${other}@example.com`
      const browser = new Visitor(right.origin)
      const asked = await at(browser, sender).askCode(email)
      expect([asked.status, await asked.json()]).toMatchObject([200, { expiresInMinutes: 10 }])
      const [code = ''] = /\d{6}/.exec(await newestTo(email, 1)) ?? []
      expect((await at(browser, receiver).enterCode(email, code)).status).toBe(200)
      for (const product of all) {
        expect((await at(browser, product).ask('/api/v1/account')).status).toBe(200)
      }
    }
  }

  const eager = 'eager@example.com'
  for (const product of all) {
    expect((await at(new Visitor(right.origin), product).askCode(eager)).status).toBe(200)
    await pause(1100)
  }
  for (const product of all) {
    const refused = await at(new Visitor(right.origin), product).askCode(eager)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(3500)
    expect(wait).toBeLessThanOrEqual(3600)
  }

  const manager = new Visitor(right.origin)
  await manager.signIn('admin@example.com', () => newestTo('admin@example.com', 1))
  const sensitive = (product: Product, number: number) =>
    at(manager, product).send('/api/v1/users', {
      name: 'Ada',
      email: `ada-${number}-${product.port}@example.com`,
      role: 'admin',
    })
  for (const product of all) expect((await sensitive(product, 1)).status).toBe(201)
  await askDatabase(postgres.url, `UPDATE sessions SET created_at = now() - interval '16 minutes'`)
  for (const product of all) {
    const refused = await sensitive(product, 2)
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'SESSION_EXPIRED' }])
  }
  await askDatabase(postgres.url, 'UPDATE sessions SET created_at = now()')

  const banned = new Visitor(right.origin)
  const email = 'banned@example.com'
  await banned.signIn(email, () => newestTo(email, 1))
  const account = async (product: Product) =>
    (await at(banned, product).ask('/api/v1/account')).status
  const ban = (ends: string) =>
    askDatabase(
      postgres.url,
      `UPDATE users SET banned = true, ban_expires = now() + $1::interval WHERE email = $2`,
      [ends, email],
    )
  await ban('1 minute')
  for (const product of all) expect(await account(product)).toBe(401)
  await ban('-1 minute')
  for (const product of all) expect(await account(product)).toBe(200)
  await askDatabase(postgres.url, `UPDATE sessions SET expires_at = now() - interval '1 second'`)
  for (const product of all) expect(await account(product)).toBe(401)

  // A lease that is too short for another clock would deliver a message twice.
  expect(messagesTo(eager)).toHaveLength(3)
  expect(messagesTo(email)).toHaveLength(1)
})
