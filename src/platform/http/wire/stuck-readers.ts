import type { Server } from 'node:http'

export function hangUpOnStuckReaders(server: Server, maxStallMs: number) {
  server.timeout = maxStallMs
  server.prependListener('request', (_request, response) => {
    // With a listener, Node does not close idle connections itself.
    response.on('timeout', () => {
      if (response.socket && response.socket.writableLength > 0) response.destroy()
    })
  })
}
