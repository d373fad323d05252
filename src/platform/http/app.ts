import type { ServerRequest } from 'srvx'
import { addressRanges, includes } from '../config/address-ranges.ts'
import type { Config } from '../config/config.ts'
import type { Limits } from '../config/limits.ts'
import { type Instrument, joinInstruments } from '../instruments.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { CurrentRequest, serveAs } from '../request/current-request.ts'
import type { Services } from '../services.ts'
import { compress } from './answer/compress.ts'
import { type OutsideSources, securityHeaders } from './answer/security-headers.ts'
import { errorAnswer } from './errors/error-answer.ts'
import { clientAddress, peerAddress } from './request/addresses.ts'
import { megabyte } from './request/body-limit.ts'
import { requestId } from './request/request-id.ts'
import { readTarget } from './request/target.ts'
import { dispatch, type RouteHandler } from './route-handler.ts'
import { logSecurityEvent } from './security-events.ts'

export interface AppOptions {
  handlers: readonly RouteHandler[]
  /** Vite's server is in front: it needs a looser policy and no compression. */
  development?: boolean
  outsideSources?: readonly OutsideSources[]
}

type Needed = Pick<Services, 'log' | 'metrics'> & {
  instrument?: Pick<Instrument, 'request'>
  config: Pick<Config, 'baseUrl' | 'trustedProxies'> &
    Partial<Pick<Config, 'environmentMark'>> & { limits: Pick<Limits, 'bodyMegabytes'> }
}

export function createApp(
  { config, instrument = joinInstruments([]), log, metrics }: Needed,
  { handlers, development = false, outsideSources }: AppOptions,
) {
  const { origin, protocol } = config.baseUrl
  const policies = { origin, bodyLimit: config.limits.bodyMegabytes * megabyte }
  const secure = securityHeaders({
    https: protocol === 'https:',
    development,
    outsideSources,
  })
  const trusted = addressRanges(config.trustedProxies)
  for (const { name, methods = ['GET', 'POST'] } of handlers) {
    for (const method of methods) metrics.requests.startAtZero(method, name)
  }

  return (request: ServerRequest): Promise<Response> => {
    const isTrusted = includes(trusted, peerAddress(request))
    const visitor = new CurrentRequest({
      id: requestId(request.headers.get('x-request-id'), isTrusted),
      clientIp: clientAddress(request, trusted),
      log,
    })
    return serveAs(visitor, async () => {
      const done = observe(request, visitor, metrics)
      const { path, search } = readTarget(request.url)
      // Handlers see the configured origin, whatever Host header the request has.
      Object.defineProperty(request, 'url', { value: origin + path + search })

      const handler = handlers.find((candidate) => candidate.matches(path))
      const answering = () =>
        dispatch(handler, { request, path }, policies).catch((error: unknown) =>
          errorAnswer(error, { request, path }, config, handler),
        )
      const answer = await (handler?.routine
        ? answering()
        : instrument.request({ request, visitor, isTrusted }, answering))
      const sent = development ? answer : compress(answer, request.headers.get('accept-encoding'))
      sent.headers.set('x-request-id', visitor.id)
      secure(sent.headers, visitor.givenNonce)
      done(sent.status, handler?.hidesPath ? visitor.route : path, handler?.routine)
      return sent
    })
  }
}

function observe(request: ServerRequest, visitor: CurrentRequest, metrics: Metrics) {
  const arrived = performance.now()
  metrics.inFlight.inc()

  return (status: number, path: string, routine = false) => {
    const { method } = request
    const done = (complete: boolean) => {
      const ms = performance.now() - arrived
      const { route, id, clientIp: ip, log } = visitor
      metrics.inFlight.dec()
      metrics.requests.count(method, route, status)
      metrics.seconds.observe({ method, route }, ms / 1000)
      const line = {
        requestId: id,
        method,
        path,
        status,
        ms: Math.round(ms * 10) / 10,
        ip,
        ...(!complete && { cut: true }),
      }
      logSecurityEvent(log, { requestId: id, status, method, route })
      log[routine ? 'debug' : 'info'](line, 'request')
    }
    const response = request.runtime?.node?.res
    if (!response) done(true)
    else if (response.destroyed) done(false)
    else response.once('close', () => done(response.writableFinished))
  }
}
