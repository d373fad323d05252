import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Cluster } from './cluster.ts'
import { databaseLoad } from './database-load.ts'

const rounds = Number(process.env['FAILOVER_ROUNDS'] || 1)

const heavy = { writers: 16, restMs: 0 }

const folder = mkdtempSync(join(tmpdir(), 'test-cluster-'))
chmodSync(folder, 0o711)
let cluster: Cluster

beforeAll(async () => {
  cluster = await Cluster.open(folder)
})

afterAll(async () => {
  await cluster.close()
  rmSync(folder, { recursive: true })
})

/** The primary is killed while clients write. */
async function failover() {
  const load = await databaseLoad(cluster, heavy)
  try {
    await load.continues()
    const primary = await cluster.primary()
    await pause(1000 * Math.random())
    cluster.killMachine(primary)
    // How long it takes is measured here, and limited by the tests of faults.
    await load.continues(60_000)
  } finally {
    await load.stop()
  }
  const lost = (await load.lost()).length
  await cluster.repair()
  return { lost, acknowledged: load.acknowledged.length, pauseMs: load.longestPauseMs() }
}

async function failovers(isSynchronous: boolean) {
  await cluster.setSynchronous(isSynchronous)
  const all: Awaited<ReturnType<typeof failover>>[] = []
  for (let round = 1; round <= rounds; round += 1) all.push(await failover())
  const seconds = all.map(({ pauseMs }) => (pauseMs / 1000).toFixed(1)).join(', ')
  const lost = all.map((one) => `${one.lost} of ${one.acknowledged}`).join(', ')
  process.stdout.write(
    `Failovers ${isSynchronous ? 'with' : 'without'} synchronous replication: ` +
      `writes paused for ${seconds} s; acknowledged writes lost: ${lost}\n`,
  )
  return all
}

const timeout = 60_000 * (rounds + 1)

describe(`failovers (rounds: ${rounds})`, { timeout }, () => {
  test('with synchronous replication: no acknowledged write is lost', async () => {
    const lost = (await failovers(true)).map((one) => one.lost)
    expect(lost).toEqual(lost.map(() => 0))
  })

  test('without it: writes resume, and the lost ones are counted', async () => {
    expect(await failovers(false)).toHaveLength(rounds)
  })
})
