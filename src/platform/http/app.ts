import type { ServerRequest } from 'srvx'
import { addressRanges, includes } from '../config/address-ranges.ts'
import type { Config } from '../config/config.ts'
import type { Limits } from '../config/limits.ts'
import type { Services } from '../services.ts'
import { traceRequest } from '../tracing/trace-request.ts'
import { compress } from './answer/compress.ts'
import { securityHeaders } from './answer/security-headers.ts'
import { CurrentRequest, serveAs } from './current-request.ts'
import { type Door, enter } from './door.ts'
import { errorAnswer } from './errors/error-answer.ts'
import { observe } from './observe.ts'
import { clientAddress, peerAddress } from './request/addresses.ts'
import { megabyte } from './request/body-limit.ts'
import { requestId } from './request/request-id.ts'
import { readTarget } from './request/target.ts'

export interface AppOptions {
  /** In the order in which they are tried. */
  doors: readonly Door[]
  /** Vite's server is in front: it needs a softer policy and compresses nothing. */
  development?: boolean
}

type Needed = Pick<Services, 'log' | 'metrics'> & {
  config: Pick<Config, 'baseUrl' | 'trustedProxies'> &
    Partial<Pick<Config, 'captcha' | 'environmentMark'>> & { limits: Pick<Limits, 'bodyMegabytes'> }
}

/** What happens to every request, around what the door it takes does with it. */
export function createApp(
  { config, log, metrics }: Needed,
  { doors, development = false }: AppOptions,
) {
  const { origin, protocol } = config.baseUrl
  const rules = { origin, bodyLimit: config.limits.bodyMegabytes * megabyte }
  const secure = securityHeaders({
    https: protocol === 'https:',
    development,
    captcha: config.captcha?.provider,
  })
  const trusted = addressRanges(config.trustedProxies)

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
      // Whatever host a request names, those who answer it see the configured origin.
      Object.defineProperty(request, 'url', { value: origin + path + search })

      const door = doors.find((candidate) => candidate.opens(path))
      const answering = () =>
        enter(door, { request, path }, rules).catch((error: unknown) =>
          errorAnswer(error, { request, path }, config),
        )
      const answer = await (door?.routine
        ? answering()
        : traceRequest({ request, visitor, isTrusted }, answering))
      const sent = development ? answer : compress(answer, request.headers.get('accept-encoding'))
      sent.headers.set('x-request-id', visitor.id)
      secure(sent.headers, visitor.givenNonce)
      done(sent.status, path, door?.routine)
      return sent
    })
  }
}
