import { FastURL, type ServerRequest } from 'srvx'
import type { Ground } from '../ground.ts'
import { clientAddress, peerAddress } from './addresses.ts'
import { compress } from './compress.ts'
import { CurrentRequest, serveAs } from './current-request.ts'
import { type Door, enter } from './door.ts'
import { errorAnswer } from './error-answer.ts'
import { observe } from './observe.ts'
import { requestId } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

export interface AppOptions {
  /** In the order in which they are tried; the last one opens to any path. */
  doors: readonly Door[]
  /** Vite's server is in front: it needs a softer policy and compresses nothing. */
  development?: boolean
}

/** What happens to every request, around what the door it takes does with it. */
export function createApp({ config, log, metrics }: Ground, { doors, development = false }: AppOptions) {
  const { origin, protocol } = config.baseUrl
  const secure = securityHeaders({ https: protocol === 'https:', development })
  const trusted = new Set<string | undefined>(config.trustedProxies)

  return (request: ServerRequest): Promise<Response> => {
    const visitor = new CurrentRequest({
      id: requestId(request.headers.get('x-request-id'), trusted.has(peerAddress(request))),
      clientIp: clientAddress(request),
      log,
    })
    return serveAs(visitor, async () => {
      const done = observe(request, visitor, metrics)
      const { pathname: path, search } = request._url ?? new URL(request.url)
      // Whatever host a request names, those who answer it see the configured origin.
      request._url = new FastURL(origin + path + search)

      const door = doors.find(({ opens }) => opens(path))
      const answer = await enter(door, { request, path }, origin).catch((error: unknown) =>
        errorAnswer(error, request, path),
      )
      const sent = development ? changeable(answer) : compress(changeable(answer), request.headers.get('accept-encoding'))
      sent.headers.set('x-request-id', visitor.id)
      secure(sent.headers, visitor.givenNonce)
      done(sent.status, path, door?.routine)
      return sent
    })
  }
}

/** A redirect that the platform made refuses new headers; a copy of it does not. */
function changeable(response: Response) {
  try {
    response.headers.delete('server')
    return response
  } catch (error) {
    if (error instanceof TypeError) return new Response(response.body, response)
    throw error
  }
}
