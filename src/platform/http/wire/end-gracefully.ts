import type { Duplex } from 'node:stream'

/** In milliseconds: how long a client may go on sending after the response. */
const patience = 10_000

/** Closing with unread data would reset the connection, and the client could lose the response. */
export function endGracefully(socket: Duplex, lastAnswer = '') {
  // Node resumes reading on this event, and only with the HTTP parser attached.
  socket.once('resume', () => discardInput(socket))
  socket.pause().resume()
  const reset = setTimeout(() => socket.destroy(), patience).unref()
  socket.once('close', () => clearTimeout(reset))
  socket.end(lastAnswer)
}

/** The HTTP parser would pause the input, or answer another request. */
function discardInput(socket: Duplex) {
  socket.removeAllListeners('data')
  socket.on('data', () => undefined)
}
