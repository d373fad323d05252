import { setTimeout as pause } from 'node:timers/promises'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { oldestSeconds, waitingMails } from '../mail/queue-depth.ts'

/** A scrape must not wait for an unavailable database. */
const scrapeTimeoutMs = 1000

export function watchDatabase(
  registry: Registry,
  database: Pick<Database, 'pool' | 'orm' | 'replicas'>,
) {
  const registers = [registry]
  const { pool, orm } = database
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state; waiting are the callers queueing for one',
    labelNames: ['state'],
    registers,
    collect() {
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const { replicas } = database
  const lag = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'For how long a read replica has been behind the primary; NaN before it first answered',
    aggregator: 'max',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const replica of replicas?.all ?? []) lag.set({ replica: replica.name }, replica.lag)
    },
  })
  const used = new Gauge({
    name: 'database_replica_used',
    help: '1 while reads go to the read replica, 0 while it is away or late',
    aggregator: 'min',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, isUsed } of replicas?.all ?? []) {
        used.set({ replica: name }, isUsed ? 1 : 0)
      }
    },
  })
  const waiting = new Gauge({
    name: 'mail_queue_waiting',
    help: 'Mails in the queue that all processes share, up to 10,000; NaN while the database is away',
    aggregator: 'first',
    registers,
    async collect() {
      waiting.set(await known(waitingMails(orm)))
    },
  })
  const oldest = new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'For how long the oldest of them has waited; NaN while the database is away',
    aggregator: 'first',
    registers,
    async collect() {
      oldest.set(await known(oldestSeconds(orm)))
    },
  })
}

async function known(figure: Promise<number>): Promise<number> {
  const found = figure.catch(() => Number.NaN)
  return Promise.race([found, pause(scrapeTimeoutMs, Number.NaN, { ref: false })])
}
