import { once } from 'node:events'
import type { Server } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/**
 * In milliseconds: how long requests in flight may take, and how long an idle client may still be about to ask. A proxy that
 * is busy asks again within that time, and is told: a connection that is closed on its next request drops it.
 */
const patience = 10_000
const courtesy = 1000
/** A turn of the event loop that took no longer did nothing else, and one is found soon unless the process is overwhelmed. */
const quietTurn = 0.05
const searchForOne = 1000

/** Takes no new connection, lets the requests in flight finish, then hangs up. */
export async function drain(server: Server) {
  await nobodyAtTheDoor(server)
  // A client that is told so does not send its next request into a connection about to close.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const closed = once(server, 'close')
  // Not the method of the HTTP server: it cuts idle connections at once, and with them requests already on the wire.
  SocketServer.prototype.close.call(server)
  // After what has arrived meanwhile was read: a process that was busy has not seen it yet.
  const hangUp = setInterval(() => setImmediate(() => server.closeIdleConnections()), courtesy)
  const giveUp = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(hangUp)
  clearTimeout(giveUp)
}

/**
 * Whom the system has let in, and who was not met yet, is thrown out when the door closes, and their request with them. Each
 * turn of the event loop meets one: it closes right after a turn that met nobody and in which hardly anybody could come.
 */
async function nobodyAtTheDoor(server: Server) {
  let met = 0
  server.on('connection', () => (met += 1))
  // What is left of the turn that told it to stop.
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
