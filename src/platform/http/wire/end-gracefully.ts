import type { Duplex } from 'node:stream'

const maxDrainMs = 10_000

/** Closing with unread data would reset the connection, and the client could lose the response. */
export function endGracefully(socket: Duplex, lastAnswer = '') {
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
