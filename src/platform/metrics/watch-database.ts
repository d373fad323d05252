import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'

export function watchDatabase(registry: Registry, database: Pick<Database, 'pool' | 'replicas'>) {
  const registers = [registry]
  const { pool, replicas } = database
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
}
