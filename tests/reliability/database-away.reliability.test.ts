import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { applicationName } from '#platform/database/pool.ts'
import { Cable } from '#platform/database/test-cable.ts'
import { Visitor } from '../guides/visitor.ts'
import { Postgres } from './postgres.ts'
import { Product } from './product.ts'
import { outage, rounds } from './rounds.ts'
import { askDatabase } from './whole.ts'

const soon = { timeout: 30_000, interval: 100 }

const maxAnswerMs = 10_000

const outages = {
  stopped: async () => {
    const postgres = await Postgres.open()
    return { url: postgres.url, begin: postgres.stop, end: () => postgres.start() }
  },
  'behind a network that swallows everything': async () => {
    const postgres = await Postgres.open()
    const cable = new Cable({ connectionString: postgres.url })
    await cable.mend()
    const { user, port, database } = cable.connection()
    const end = () => Promise.resolve(cable.unmute())
    const begin = () => Promise.resolve(cable.mute())
    return { url: `postgresql://${user}@127.0.0.1:${port}/${database}`, begin, end }
  },
}

describe.each(Object.entries(outages))(
  `check 30: while the database is ${outage} seconds %s`,
  (_, open) => {
    test('the process lives, callers are soon told to come back, and all is well when the database is back', async () => {
      const { url, begin, end } = await open()
      const product = await Product.open({ DATABASE_URL: url })
      const { pid } = product
      const manager = new Visitor(product.origin)
      await manager.signIn('admin@example.com')
      const pages = { headers: { accept: 'text/html' } }
      expect((await manager.ask('/manager/books', pages)).status).toBe(200)

      await begin()
      const over = Date.now() + outage * 1000
      while (Date.now() < over) {
        const asked = performance.now()
        const [live, ready, page, call, write, auth] = await Promise.all([
          product.health('live'),
          product.health('ready'),
          manager.ask('/manager/books', pages),
          manager.ask('/api/v1/books'),
          manager.send('/api/v1/books', { title: 'Lost', author: 'Nobody' }),
          new Visitor(product.origin).askCode('reader@example.com'),
        ])
        expect([live, ready, page.status]).toEqual([200, 503, 503])
        expect(await page.text()).toMatch(/<h1[^>]*>/)
        for (const refused of [call, write, auth]) {
          expect([refused.url, refused.status]).toEqual([refused.url, 503])
          expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
          expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
        }
        expect(performance.now() - asked).toBeLessThan(maxAnswerMs)
        await pause(200)
      }
      await end()

      await vi.waitUntil(async () => (await product.health('ready')) === 200, soon)
      const answer = await vi.waitFor(async () => {
        const again = await manager.ask('/api/v1/books')
        return again.ok ? again : Promise.reject(new Error(`Still ${again.status}`))
      }, soon)
      expect(await answer.json()).toHaveProperty('items')
      expect((await manager.ask('/manager/books', pages)).status).toBe(200)
      expect(product.pid).toBe(pid)
    })
  },
)

test('while all connections wait for a lock, other callers are soon told to come back, and health stays green', async () => {
  const postgres = await Postgres.open()
  const product = await Product.open({ DATABASE_URL: postgres.url })
  const manager = new Visitor(product.origin)
  await manager.signIn('admin@example.com')
  const holder = new Client(postgres.url)
  await holder.connect()
  for (let round = 1; round <= rounds; round += 1) {
    await holder.query('BEGIN; LOCK TABLE books IN ACCESS EXCLUSIVE MODE')
    const first = Array.from({ length: 20 }, () => manager.ask('/api/v1/books'))
    const waiting = `SELECT FROM pg_stat_activity WHERE application_name = '${applicationName}' AND wait_event_type = 'Lock'`
    await vi.waitUntil(async () => (await askDatabase(postgres.url, waiting)).length === 20, soon)

    const asked = performance.now()
    const others = await Promise.all(
      Array.from({ length: 20 }, () => manager.ask('/api/v1/account')),
    )
    expect(performance.now() - asked).toBeLessThan(maxAnswerMs)
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([503]))
    for (const { headers } of others) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect([await product.health('live'), await product.health('ready')]).toEqual([200, 200])

    await holder.query('ROLLBACK')
    // A list sends two queries at once, and the first lists may have had one answered.
    for (const { status } of await Promise.all(first)) expect([200, 503]).toContain(status)
    expect((await manager.ask('/api/v1/account')).status).toBe(200)
  }
  await holder.end()
})
