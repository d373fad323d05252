import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  Server,
  ServerResponse,
} from 'node:http'
import { endGracefully } from './end-gracefully.ts'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * Closes the connection after an answer that was given before the request's body had arrived completely: the rest of
 * the body would otherwise block the next request on that connection.
 */
export function closeAfterUnreadBody(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (status: number, reason?: string | Headers, headers?: Headers) => {
      if (!request.complete) {
        response.shouldKeepAlive = false
        // Node calls this when the last answer of a connection has been handed to the socket.
        socket.destroySoon = () => endGracefully(socket)
      }
      return typeof reason === 'string'
        ? writeHead(status, reason, headers)
        : writeHead(status, reason ?? headers)
    }
  })
}
