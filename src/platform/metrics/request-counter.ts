import { Counter, type Registry } from 'prom-client'

/** Every status of the server's own failures. */
const failures = [500, 503, 507]

/** Counts requests; failures of a route that is known start at zero, so that an alert sees the first one. */
export class RequestCounter {
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
