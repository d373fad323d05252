import { randomUUID } from 'node:crypto'
import { type Server, STATUS_CODES } from 'node:http'
import { securityHeaders } from '../answer/security-headers.ts'
import { endGracefully } from './end-gracefully.ts'

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

export function refuseBadClients(server: Server, baseUrl: URL) {
  const secure = securityHeaders({ https: baseUrl.protocol === 'https:', development: false })

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const requestId = randomUUID()
    const message = STATUS_CODES[status] ?? ''
    const body = JSON.stringify({ code: 'BAD_REQUEST', message, requestId })
    const headers = new Headers({
      connection: 'close',
      'content-type': 'application/json',
      'content-length': String(body.length),
      'x-request-id': requestId,
    })
    secure(headers, undefined)
    const head = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
    endGracefully(socket, `HTTP/1.1 ${status} ${message}\r\n${head}\r\n${body}`)
  })
}
