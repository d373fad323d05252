import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

export interface Pool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** A registry of its own: the default one would refuse the same names after a hot reload. */
export function createMetrics(pool: Pool) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  watchPool(pool, registers)

  return {
    registry,
    inFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests being served',
      registers,
    }),
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests served, by route pattern',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its response',
      labelNames: ['method', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  }
}

function watchPool(pool: Pool, registers: Registry[]) {
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
}
