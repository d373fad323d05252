import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/**
 * In milliseconds: for requests in flight, and for idle clients. A busy proxy sends its next request within that time
 * and learns of the close; otherwise the request would be lost.
 */
const patience = 10_000
const courtesy = 1000
/**
 * In milliseconds: a shorter turn of the event loop did nothing else, and one comes soon unless the process is
 * overloaded.
 */
const quietTurn = 0.05
const searchForOne = 1000

export async function drain(server: Server) {
  await acceptQueuedConnections(server)
  // `Connection: close` keeps a client from sending its next request into a closing connection.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const closed = once(server, 'close')
  // Not `close` of the HTTP server, which cuts idle connections at once, including requests already on the wire.
  SocketServer.prototype.close.call(server)
  // `setImmediate` lets a busy process read data that has already arrived.
  const hangUp = setInterval(() => setImmediate(() => server.closeIdleConnections()), courtesy)
  const giveUp = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(hangUp)
  clearTimeout(giveUp)
}

/**
 * Closing the socket would drop connections that the system has accepted but the process has not. Each turn of the
 * event loop accepts one, so this waits for a short turn without a new connection.
 */
async function acceptQueuedConnections(server: Server) {
  let met = 0
  server.on('connection', () => (met += 1))
  // The rest of the turn that received the stop signal.
  await turn()
  let now = performance.now()
  const end = now + searchForOne
  while (now < end) {
    const before = { met, now }
    await turn()
    now = performance.now()
    if (met === before.met && now - before.now < quietTurn) return
  }
}
