import type { Server } from 'node:http'

/** Hangs up on who has taken nothing of what waits for them for so many milliseconds. An answer that takes long is let be. */
export function hangUpOnStuckReaders(server: Server, patience: number) {
  server.timeout = patience
  server.prependListener('request', (_request, response) => {
    // With somebody listening, Node leaves it to them what a connection at rest means.
    response.on('timeout', () => {
      if (response.socket && response.socket.writableLength > 0) response.destroy()
    })
  })
}
