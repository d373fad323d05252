import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as SocketServer } from 'node:net'

/** In milliseconds: how long requests in flight may take, and how long an idle client may still be about to ask. */
const patience = 10_000
const courtesy = 250

/** Takes no new connection, lets the requests in flight finish, then hangs up. */
export async function drain(server: Server) {
  // A client that is told so does not send its next request into a connection about to close.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const closed = once(server, 'close')
  // Not the method of the HTTP server: it cuts idle connections at once, and with them requests already on the wire.
  SocketServer.prototype.close.call(server)
  const hangUp = setInterval(() => server.closeIdleConnections(), courtesy)
  const giveUp = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(hangUp)
  clearTimeout(giveUp)
}
