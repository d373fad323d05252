import type { Log } from '../log/log.ts'

type Answered = { requestId: string; status: number; method: string; route: string }

const events: Record<number, string> = { 403: 'access-refused', 429: 'rate-limit' }

/** Names the route pattern, never an address or a parameter; the request's own line with the same id has the rest. */
export function logSecurityEvent(log: Pick<Log, 'warn'>, { status, ...answered }: Answered): void {
  const event = events[status]
  if (event !== undefined) log.warn({ security: event, status, ...answered }, 'Security event')
}
