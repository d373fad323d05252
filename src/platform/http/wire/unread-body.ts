import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  Server,
  ServerResponse,
} from 'node:http'
import { endGracefully } from './end-gracefully.ts'

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** The unread rest of a body would block the next request on the connection. */
export function closeAfterUnreadBody(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const writeHead = response.writeHead.bind(response)
    response.writeHead = (status: number, reason?: string | Headers, headers?: Headers) => {
      if (!request.complete) {
        response.shouldKeepAlive = false
        // Node calls this after the connection's last response is handed to the socket.
        socket.destroySoon = () => endGracefully(socket)
      }
      return typeof reason === 'string'
        ? writeHead(status, reason, headers)
        : writeHead(status, reason ?? headers)
    }
  })
}
