import { describe, expect, test, vi } from 'vitest'
import { picture } from '#kit/pictures/test-pictures.server.ts'
import { killServer, serverPid } from '#platform/database/test-process.ts'
import { Visitor } from '../guides/visitor.ts'
import { Load } from './load.ts'
import { embeddedUrl, Postgres } from './postgres.ts'
import { Product } from './product.ts'
import { rounds } from './rounds.ts'
import { expectWhole } from './whole.ts'

const soon = { timeout: 60_000, interval: 50 }

const servers = {
  'the embedded PostgreSQL, which comes back by itself': async () => {
    const product = await Product.open()
    const outage = async () => {
      const pid = serverPid(product.dataDir)
      if (pid) await killServer(pid)
      await vi.waitUntil(() => ![undefined, pid].includes(serverPid(product.dataDir)), soon)
    }
    return { product, database: embeddedUrl(product.dataDir), outage }
  },
  'a PostgreSQL of the operator': async () => {
    const postgres = await Postgres.open()
    const product = await Product.open({ DATABASE_URL: postgres.url })
    const outage = async () => {
      await postgres.kill()
      await vi.waitUntil(async () => (await product.health('ready')) === 503, soon)
      await postgres.start()
    }
    return { product, database: postgres.url, outage }
  },
}

describe.each(Object.entries(servers))(`check 30: kill -9 of %s (rounds: ${rounds})`, (_, open) => {
  test('while people write: the process lives on, nothing acknowledged is lost, nothing is there twice', async () => {
    const { product, database, outage } = await open()
    const { pid } = product
    const manager = new Visitor(product.origin)
    await manager.signIn('admin@example.com')
    const load = await Load.by(manager, await picture('png', 60, 90))
    for (let round = 1; round <= rounds; round += 1) {
      await load.during(async () => {
        const lives = async () => expect(await product.health('live')).toBe(200)
        await Promise.all([outage(), lives()])
        await lives()
        await vi.waitUntil(async () => (await product.health('ready')) === 200, soon)
      })
      await expectWhole(load, database, manager)
    }
    expect(load.refusals.length).toBeGreaterThan(rounds)
    expect(product.pid).toBe(pid)
    const busy = () => product.figure('database_connections{state="busy"}')
    await vi.waitUntil(async () => (await busy()) === 0, soon)
  })
})
