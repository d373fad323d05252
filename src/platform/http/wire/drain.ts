import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { endStreams } from './open-streams.ts'

/** A busy proxy sends its next request within the idle time and learns of the close instead of losing the request. */
const inFlightMs = 10_000
export const idleMs = 1000
/** A shorter turn of the event loop did nothing else, and one comes soon unless the process is overloaded. */
const quietTurnMs = 0.05
const searchMs = 1000

export async function drain(server: Server) {
  await acceptQueuedConnections(server)
  // `Connection: close` keeps a client from sending its next request into a closing connection.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const closed = once(server, 'close')
  // Not `close` of the HTTP server, which cuts idle connections at once, including requests already on the wire.
  SocketServer.prototype.close.call(server)
  endStreams()
  // `setImmediate` lets a busy process read data that has already arrived.
  const hangUp = setInterval(() => setImmediate(() => server.closeIdleConnections()), idleMs)
  const giveUp = setTimeout(() => server.closeAllConnections(), inFlightMs)
  await closed
  clearInterval(hangUp)
  clearTimeout(giveUp)
}

/** Closing would drop connections that the system has accepted and the process has not: one per turn of the event loop. */
async function acceptQueuedConnections(server: Server) {
  let met = 0
  server.on('connection', () => (met += 1))
  await turn()
  let now = performance.now()
  const end = now + searchMs
  while (now < end) {
    const before = { met, now }
    await turn()
    now = performance.now()
    if (met === before.met && now - before.now < quietTurnMs) return
  }
}
