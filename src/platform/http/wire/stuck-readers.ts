import type { Server } from 'node:http'

/** Disconnects clients that stop reading a response for `patience` milliseconds; a slow handler is not affected. */
export function hangUpOnStuckReaders(server: Server, patience: number) {
  server.timeout = patience
  server.prependListener('request', (_request, response) => {
    // With a listener, Node does not close idle connections itself.
    response.on('timeout', () => {
      if (response.socket && response.socket.writableLength > 0) response.destroy()
    })
  })
}
