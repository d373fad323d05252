import type { IncomingMessage, Server } from 'node:http'

/** A last chunk for a cancelled body makes Node's web stream bridge throw an uncaught error (nodejs/node#64529). */
export function dropLateData(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const destroy = request.destroy.bind(request)
    request.destroy = (error) => {
      request.removeAllListeners('data')
      return destroy(error)
    }
  })
}
