import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { makeCertificate } from './certificate.ts'

/** Undefined means that the host never answers. */
export type Place = (asked: Asked) => Answer | undefined

export type Asked = {
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

export type Answer = { status?: number; headers?: Record<string, string>; body?: string | object }

/** HTTPS_PROXY leads all hosts to one TLS server, whose certificate the caller must trust. */
export async function openOutside(places: Record<string, Place>) {
  const hosts = [...new Set(Object.keys(places).map((place) => place.split('/')[0] ?? ''))]
  const certificate = makeCertificate(hosts)
  const sockets = new Set<Socket>()

  const world = createHttpsServer(certificate, (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'https://outside.invalid')
    const place = places[`${request.headers.host}${pathname}`]
    void text(request).then((body) => {
      const answer = place
        ? place({ query: searchParams, headers: request.headers, body })
        : { status: 404, body: `Nobody plays ${request.headers.host}${pathname}` }
      if (!answer) return
      const { status = 200, headers = {}, body: words = '' } = answer
      const type = typeof words === 'string' ? 'text/html' : 'application/json'
      response.writeHead(status, { 'content-type': type, ...headers })
      const isWhole = typeof words === 'string' || Buffer.isBuffer(words)
      response.end(isWhole ? words : JSON.stringify(words))
    })
  })
  const worldPort = await listening(world)

  const proxy = createHttpServer().on('connect', (_request, socket: Socket) => {
    const there = connect(worldPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      socket.pipe(there).pipe(socket)
    })
    for (const end of [socket, there]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
    }
  })
  const address = `http://127.0.0.1:${await listening(proxy)}`

  return {
    address,
    certificate: certificate.cert,
    places,
    close() {
      for (const socket of sockets) socket.destroy()
      world.close()
      proxy.close()
    },
  }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('A port was expected')
  return address.port
}
