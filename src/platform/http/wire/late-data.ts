import type { IncomingMessage, Server } from 'node:http'

/**
 * A body that is given up may have a last piece on its way. Node's bridge to web streams throws at it where nobody can
 * catch, and the process ends (nodejs/node#64529): so by then nothing listens any more.
 */
export function dropLateData(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const destroy = request.destroy.bind(request)
    request.destroy = (error) => {
      request.removeAllListeners('data')
      return destroy(error)
    }
  })
}
