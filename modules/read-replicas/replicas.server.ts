import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Chosen, OpenReplicas, Reader, Replicas } from '#platform/database/database.ts'
import { answerWithin } from '#platform/database/health/answer-within.ts'
import type { Log } from '#platform/log/log.ts'
import { parsePosition, type Position } from './position.server.ts'
import { replicaVariables } from './replica-variables.server.ts'
import { Replica } from './replica.server.ts'
import { refuseOtherDatabases } from './require-same-database.server.ts'

const remembered = 240

/** The recent positions of the primary, which tell since when a replica is behind. */
class PrimaryPositions {
  readonly #seen: { position: Position; at: number }[] = []

  add(position: Position, at = performance.now()): void {
    this.#seen.push({ position, at })
    if (this.#seen.length > remembered) this.#seen.shift()
  }

  lagOf(replayed: Position, now = performance.now()): number {
    const missed = this.#seen.find(({ position }) => position > replayed)
    return missed ? (now - missed.at) / 1000 : 0
  }
}

const lookIntervalMs = 500
const patienceMs = 2000
const mostLagSeconds = 10

export const openReplicas = async ({ config, log, database }: Parameters<OpenReplicas>[0]) => {
  const urls = replicaVariables.of(config)
  if (urls.length === 0) return undefined
  await refuseOtherDatabases(database.pool, urls)
  return new WatchedReplicas(urls, { pool: database.pool, role: database.role, log })
}

/** Reads go to replicas that are there, not late, and have what their reader wrote. */
class WatchedReplicas implements Replicas {
  readonly all: readonly Replica[]
  readonly #primary: Pool
  readonly #log: Log
  readonly #positions = new PrimaryPositions()
  readonly #end = new AbortController()
  readonly #watching: Promise<unknown>

  constructor(
    urls: string[],
    { pool, role, log }: { pool: Pool; role?: string | undefined; log: Log },
  ) {
    this.all = urls.map((url) => new Replica(url, { pool, role, log }))
    this.#primary = pool
    this.#log = log
    this.#watching = Promise.all([
      this.#watch(() => this.#lookAtPrimary()),
      ...this.all.map((replica) => this.#watch(() => this.#lookAt(replica))),
    ])
  }

  choose({ key, wroteUpTo }: Reader): Chosen | undefined {
    const after = wroteUpTo === null ? 0n : parsePosition(wroteUpTo)
    const first = Number.parseInt(key.slice(-6), 16) % this.all.length
    const inTurn = [...this.all.slice(first), ...this.all.slice(0, first)]
    const replica = inTurn.find(({ isUsed, position = -1n }) => isUsed && position >= after)
    const database = replica?.database
    return database && { database, leave: (cause) => this.#leave(replica, cause) }
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#watching
    await Promise.all(this.all.map((replica) => replica.close()))
  }

  async #watch(look: () => Promise<void>): Promise<void> {
    const { signal } = this.#end
    while (!signal.aborted) {
      await look()
      // Ends early when the product stops.
      await pause(lookIntervalMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** While the primary is away, its replicas fall behind nothing. */
  async #lookAtPrimary(): Promise<void> {
    const position = await answerWithin(
      patienceMs,
      this.#primary.query<{ position: string }>('SELECT pg_current_wal_lsn()::text AS position'),
    ).catch(() => undefined)
    const [row] = position?.rows ?? []
    if (row) this.#positions.add(parsePosition(row.position))
  }

  async #lookAt(replica: Replica): Promise<void> {
    try {
      await answerWithin(patienceMs, replica.look())
      replica.lag = this.#positions.lagOf(replica.position ?? 0n)
      if (replica.lag > mostLagSeconds) throw new Error(`It is ${replica.lag.toFixed(0)} s late`)
      if (!replica.isUsed) this.#log.info({ replica: replica.name }, 'Reads go to a replica')
      replica.isUsed = true
    } catch (error) {
      this.#leave(replica, error)
    }
  }

  #leave(replica: Replica, err: unknown): void {
    if (replica.isUsed) this.#log.warn({ replica: replica.name, err }, 'A replica is left out')
    replica.isUsed = false
  }
}
