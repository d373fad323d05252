import { Server } from 'node:http'
import { type ServerHandler, serve } from 'srvx'
import type { Config } from '../../config/config.ts'
import { refuseBadClients } from './bad-client.ts'
import { dropLateData } from './late-data.ts'
import { hangUpOnStuckReaders } from './stuck-readers.ts'
import { closeAfterUnreadBody } from './unread-body.ts'

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
