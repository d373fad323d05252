import type { Duplex } from 'node:stream'

/** In milliseconds: how long a client that was answered may go on sending before the connection is reset. */
const patience = 10_000

/**
 * Ends a connection whose client may still be sending. Closing it with unread data would reset it, and the client could
 * lose the answer: the rest is read and discarded until the client closes its side too.
 */
export function endGracefully(socket: Duplex, lastAnswer = '') {
  // Node restarts reading on the event, and only while the HTTP parser is attached.
  socket.once('resume', () => discardInput(socket))
  socket.pause().resume()
  const reset = setTimeout(() => socket.destroy(), patience).unref()
  socket.once('close', () => clearTimeout(reset))
  socket.end(lastAnswer)
}

/** Takes the input away from the HTTP parser, which would pause it or answer a further request. */
function discardInput(socket: Duplex) {
  socket.removeAllListeners('data')
  socket.on('data', () => undefined)
}
