import type { ServerRequest } from 'srvx'
import type { Metrics } from '../metrics/metrics.ts'
import type { CurrentRequest } from '../request/current-request.ts'
import { logSecurityEvent } from './security-events.ts'

export function observe(request: ServerRequest, visitor: CurrentRequest, metrics: Metrics) {
  const arrived = performance.now()
  metrics.inFlight.inc()

  return (status: number, path: string, routine = false) => {
    const { method } = request
    const done = (complete: boolean) => {
      const ms = performance.now() - arrived
      const { route, id: requestId, clientIp: ip, log } = visitor
      metrics.inFlight.dec()
      metrics.requests.count(method, route, status)
      metrics.seconds.observe({ method, route }, ms / 1000)
      const line = {
        requestId,
        method,
        path,
        status,
        ms: Math.round(ms * 10) / 10,
        ip,
        ...(!complete && { cut: true }),
      }
      logSecurityEvent(log, { requestId, status, method, route })
      log[routine ? 'debug' : 'info'](line, 'request')
    }
    const response = request.runtime?.node?.res
    if (!response) done(true)
    else if (response.destroyed) done(false)
    else response.once('close', () => done(response.writableFinished))
  }
}
