import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { logLines } from './log-lines.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** Of several processes, each answers for all. */
export interface SharedMetrics {
  text: () => Promise<string>
  /** Called once the process has ended its work, so that nothing counted is lost. */
  close: () => Promise<void>
}

/** Undefined in a single process. */
export type ShareMetrics = (registry: Registry) => SharedMetrics | undefined

/** The default registry would reject the same names after a hot reload. */
export function createMetrics(shareMetrics?: ShareMetrics) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const shared = shareMetrics?.(registry)
  const mails = new Counter({
    name: 'mails_total',
    help: 'Deliveries of mail that this process tried, by outcome',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['delivered', 'failed', 'given-up']) mails.inc({ outcome }, 0)

  new Gauge({
    name: 'http_workers',
    help: 'Processes that serve on this port',
    registers,
  }).set(1)

  return {
    registry,
    text: () => shared?.text() ?? registry.metrics(),
    close: () => shared?.close(),
    inFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests being served',
      registers,
    }),
    requests: new RequestCounter(registers),
    seconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its response',
      labelNames: ['method', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    lines: logLines(registers),
    signIns: new Counter({
      name: 'sign_ins_total',
      help: 'Attempts to sign in, by way and outcome',
      labelNames: ['way', 'outcome'],
      registers,
    }),
    liveStreams: new Gauge({
      name: 'http_live_streams',
      help: 'Open streams of live events',
      registers,
    }),
    liveEvents: new Counter({
      name: 'http_live_events_total',
      help: 'Live events sent, over all streams',
      registers,
    }),
    mails,
    jobSeconds: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that background jobs took, by name and outcome',
      labelNames: ['name', 'outcome'],
      buckets: [0.01, 0.1, 1, 10, 60],
      registers,
    }),
  }
}

/** Every status of the server's own failures. */
const failures = [500, 503, 507]

/** Counts requests; failures of a route that is known start at zero, so that an alert sees the first one. */
class RequestCounter {
  readonly #counter
  readonly #known = new Set<string>()

  constructor(registers: Registry[]) {
    this.#counter = new Counter({
      name: 'http_requests_total',
      help: 'Requests served, by route pattern',
      labelNames: ['method', 'route', 'status'],
      registers,
    })
  }

  startAtZero(method: string, route: string): void {
    const key = `${method} ${route}`
    if (this.#known.has(key)) return
    this.#known.add(key)
    for (const status of failures) this.#counter.inc({ method, route, status }, 0)
  }

  count(method: string, route: string, status: number): void {
    this.startAtZero(method, route)
    this.#counter.inc({ method, route, status })
  }
}
