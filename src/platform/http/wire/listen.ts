import { randomUUID } from 'node:crypto'
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { serve, type ServerHandler } from 'srvx'
import type { Config } from '../../config/config.ts'
import { securityHeaders } from '../answer/security-headers.ts'

export const usualPatience = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  readerTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
}

type Where = Pick<Config, 'host' | 'port' | 'baseUrl'>

export async function listen(
  fetch: ServerHandler,
  { host, port, baseUrl }: Where,
  { readerTimeout, ...patience } = usualPatience,
) {
  const server = serve({
    fetch,
    hostname: host,
    port,
    // Not exclusive: workers share one socket.
    node: { ...patience, requireHostHeader: false, exclusive: false },
    gracefulShutdown: false,
    silent: true,
    manual: true,
  })
  await server.serve()
  const http = server.node?.server
  if (!(http instanceof Server)) throw new TypeError('An HTTP/1 server was expected')
  // Node would refuse an unknown expectation itself; as a regular request it gets a regular error.
  http.on('checkExpectation', (request, response) => http.emit('request', request, response))
  refuseBadClients(http, baseUrl)
  dropLateData(http)
  closeAfterUnreadBody(http)
  hangUpOnStuckReaders(http, readerTimeout)
  return http
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

function refuseBadClients(server: Server, baseUrl: URL) {
  const secure = securityHeaders({ https: baseUrl.protocol === 'https:', development: false })

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const requestId = randomUUID()
    const message = STATUS_CODES[status] ?? ''
    const body = JSON.stringify({ code: 'BAD_REQUEST', message, requestId })
    const headers = new Headers({
      connection: 'close',
      'content-type': 'application/json',
      'content-length': String(body.length),
      'x-request-id': requestId,
    })
    secure(headers, undefined)
    const head = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    endGracefully(socket, `HTTP/1.1 ${status} ${message}\r\n${head}\r\n${body}`)
  })
}

/** A last chunk for a cancelled body makes Node's web stream bridge throw an uncaught error (nodejs/node#64529). */
function dropLateData(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const destroy = request.destroy.bind(request)
    request.destroy = (error) => {
      request.removeAllListeners('data')
      return destroy(error)
    }
  })
}

function hangUpOnStuckReaders(server: Server, maxStallMs: number) {
  server.timeout = maxStallMs
  server.prependListener('request', (_request, response) => {
    // With a listener, Node does not close idle connections itself.
    response.on('timeout', () => {
      if (response.socket && response.socket.writableLength > 0) response.destroy()
    })
  })
}

type CloseAfterUnreadBodyHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** The unread rest of a body would block the next request on the connection. */
function closeAfterUnreadBody(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (
      status: number,
      reason?: string | CloseAfterUnreadBodyHeaders,
      headers?: CloseAfterUnreadBodyHeaders,
    ) => {
      if (!request.complete) {
        response.shouldKeepAlive = false
        // Node calls this after the connection's last response is handed to the socket.
        socket.destroySoon = () => endGracefully(socket)
      }
      return typeof reason === 'string'
        ? writeHead(status, reason, headers)
        : writeHead(status, reason ?? headers)
    }
  })
}

const maxDrainMs = 10_000

/** Closing with unread data would reset the connection, and the client could lose the response. */
function endGracefully(socket: Duplex, lastAnswer = '') {
  // Node resumes reading on this event, and only with the HTTP parser attached.
  socket.once('resume', () => discardInput(socket))
  socket.pause().resume()
  const reset = setTimeout(() => socket.destroy(), maxDrainMs).unref()
  socket.once('close', () => clearTimeout(reset))
  socket.end(lastAnswer)
}

function discardInput(socket: Duplex) {
  socket.removeAllListeners('data')
  socket.on('data', () => undefined)
}
