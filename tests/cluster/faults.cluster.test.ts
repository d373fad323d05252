import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { askDatabase } from '../reliability/whole.ts'
import { Cluster } from './cluster.ts'
import { databaseLoad } from './database-load.ts'
import type { StartLoad } from './load.ts'
import { nextRelease } from './next-release.ts'
import { addressOf, type Node, nodes } from './nodes.ts'
import { productLoad } from './product-load.ts'
import { requireRoot, SmallDisk } from './small-disk.ts'

requireRoot()

const soon = { timeout: 60_000, interval: 100 }

// PostgreSQL's user must reach the folder if root runs the tests.
const folder = mkdtempSync(join(tmpdir(), 'test-cluster-'))
chmodSync(folder, 0o711)
let disks: SmallDisk[] = []
let cluster: Cluster

beforeAll(async () => {
  disks = nodes.map((node) => new SmallDisk(join(folder, `db${node}`)))
  cluster = await Cluster.open(folder)
})

afterAll(async () => {
  try {
    await cluster.close()
  } finally {
    for (const disk of disks) disk.unmount()
    rmSync(folder, { recursive: true })
  }
})

beforeEach(() => cluster.repair())

/** No acknowledged write, and no read that was tried twice. */
const nothingLost = { lost: [], failedReads: [] }

const fourMegabytes = `DROP TABLE IF EXISTS ballast; CREATE TABLE ballast AS
  SELECT repeat(md5(number::text), 60) FROM generate_series(1, 2000) number`

const otherThan = (...some: Node[]) => nodes.find((node) => !some.includes(node)) ?? 1

const clientsOfProduct = productLoad()

const loads: Record<string, StartLoad> = {
  'clients of the database': databaseLoad,
  'clients of the product': clientsOfProduct,
}

/** Reads and writes have ten seconds to resume after a fault, and after its end. */
const duringLoad =
  (startLoad: StartLoad) =>
  async (fault: () => Promise<unknown>, isOver = () => Promise.resolve()) => {
    const load = await startLoad(cluster)
    try {
      await load.continues()
      await fault()
      await load.continues()
      await isOver()
      await load.continues()
    } finally {
      await load.stop()
    }
    return { lost: await load.lost(), failedReads: load.failedReads }
  }

describe.each(Object.entries(loads))('%s while', (_, startLoad) => {
  const during = duringLoad(startLoad)

  test('the pooler restarts', async () => {
    const outcome = await during(async () => {
      cluster.signal('pgbouncer')
      await cluster.start('pgbouncer')
    })
    expect(outcome).toEqual(nothingLost)
  })

  test('the primary is killed, and returns as a standby', async () => {
    const primary = await cluster.primary()
    const outcome = await during(
      () => Promise.resolve(cluster.killMachine(primary)),
      () => cluster.repair(),
    )
    expect(outcome).toEqual(nothingLost)
    expect(await cluster.primaries()).not.toContain(primary)
  })

  test('the primary changes as planned', async () => {
    const standby = await cluster.synchronousStandby()
    expect(await during(() => cluster.switchover(standby))).toEqual(nothingLost)
    expect(await cluster.primaries()).toEqual([standby])
  })

  test('the primary loses the network to etcd', async () => {
    const primary = await cluster.primary()
    const outcome = await during(async () => {
      cluster.cutFromEtcd(primary)
      await pause(10_000)
      expect((await cluster.primaries()).length).toBeLessThan(2)
    })
    expect(outcome).toEqual(nothingLost)
    await cluster.repair()
    expect(await cluster.primaries()).toHaveLength(1)
  })

  test('all servers lose the network to etcd: the primary continues', async () => {
    const primary = await cluster.primary()
    const outcome = await during(async () => {
      for (const node of nodes) cluster.cutFromEtcd(node)
      await pause(10_000)
    })
    expect(outcome).toEqual(nothingLost)
    expect(await cluster.primaries()).toEqual([primary])
  })

  test('a replica is thirty seconds late: it is not read once it lacks a megabyte', async () => {
    const late = otherThan(await cluster.primary(), await cluster.synchronousStandby())
    // Its connections are cut, so a read that breaks counts as one of its own.
    const isRead = async () => {
      const question = 'SELECT host(inet_server_addr()) AS address, pg_sleep(0.1)'
      const address = async () => {
        const [row] = await askDatabase<{ address: string }>(cluster.readUrl, question)
        return row?.address
      }
      const answers = await Promise.allSettled(Array.from({ length: 8 }, address))
      return answers.some(
        (answer) => answer.status === 'rejected' || answer.value === addressOf(late),
      )
    }
    await vi.waitUntil(isRead, soon)
    const outcome = await during(async () => {
      await cluster.delay(late, '30s')
      await askDatabase(cluster.writeUrl, fourMegabytes)
      await vi.waitUntil(async () => !(await isRead()), soon)
    })
    expect(outcome).toEqual(nothingLost)
    await cluster.delay(late, '0')
  })

  test('the synchronous standby is killed', async () => {
    const standby = await cluster.synchronousStandby()
    const outcome = await during(() => Promise.resolve(cluster.killMachine(standby)))
    expect(outcome).toEqual(nothingLost)
    expect(await cluster.synchronousStandby()).not.toBe(standby)
  })

  test('the disk of the synchronous standby is full', async () => {
    const standby = await cluster.synchronousStandby()
    const disk = disks[nodes.indexOf(standby)]
    const outcome = await during(
      () => {
        disk?.fill()
        return vi.waitUntil(async () => (await cluster.synchronousStandby()) !== standby, soon)
      },
      async () => {
        disk?.empty()
        await cluster.repair()
      },
    )
    expect(outcome).toEqual(nothingLost)
  })
})

const restartOneByOne = async (restarted = () => Promise.resolve()) => {
  for (const number of [1, 2, 3, 4]) {
    await cluster.restart(`product-${number}`)
    await restarted()
  }
}

test('clients of the product while its processes restart one by one', async () => {
  const during = duringLoad(clientsOfProduct)
  expect(await during(() => restartOneByOne())).toEqual(nothingLost)
})

test('clients of the product while its processes become a release with a migration', async () => {
  const { migration, asset, ...release } = await nextRelease(join(folder, 'next-release'))
  const during = duringLoad(clientsOfProduct)
  const served: number[] = []
  const outcome = await during(async () => {
    cluster.deploy(release.folder)
    await restartOneByOne(async () => {
      const answers = cluster.origins.map((origin) => fetch(origin + asset))
      served.push((await Promise.all(answers)).filter(({ ok }) => ok).length)
    })
  })
  expect(outcome).toEqual(nothingLost)
  expect(served).toEqual([1, 2, 3, 4])
  const question = 'SELECT FROM drizzle.__drizzle_migrations WHERE name = $1'
  expect(await askDatabase(cluster.writeUrl, question, [migration])).toHaveLength(1)
})
