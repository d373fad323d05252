import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServerRequest } from 'srvx'
import { httpErrors } from '../../errors/http-errors.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { isLoopback, peerAddress } from '../request/addresses.ts'
import type { RouteHandler } from '../route-handler.ts'

export function metricsHandler(
  { registry, text }: Metrics,
  metricsToken: string | undefined,
): RouteHandler {
  return {
    name: '/api/metrics',
    methods: ['GET', 'HEAD'],
    routine: true,
    matches: (path) => path === '/api/metrics',
    async handle({ request }) {
      if (metricsToken === undefined) {
        if (!isLocal(request)) throw httpErrors.unknown()
      } else if (!isSame(request.headers.get('authorization'), `Bearer ${metricsToken}`)) {
        throw httpErrors.noToken()
      }
      return new Response(await text(), {
        headers: { 'content-type': registry.contentType, 'cache-control': 'private, no-store' },
      })
    },
  }
}

/** A request forwarded by a proxy on this machine is not local, whichever header the proxy adds. */
const isLocal = (request: ServerRequest) =>
  isLoopback(peerAddress(request)) &&
  isLoopbackName(request.headers.get('host')) &&
  ![...request.headers.keys()].some((name) => forwarding.test(name))

const isLoopbackName = (host: string | null) =>
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host ?? '')

const forwarding =
  /^(x-forwarded.*|forwarded|via|x-real-ip|(true|x)-client-ip|x-cluster-client-ip|cf-.*|fastly-.*|x-original-.*|x-envoy-.*)$/

const isSame = (given: string | null, expected: string) =>
  timingSafeEqual(digest(given ?? ''), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
