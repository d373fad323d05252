import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Upload {
  path: string
  method?: string
  headers?: Record<string, string>
  bytes: number
  chunked: boolean
}

export const uploadSizes = [300_000, 1_000_000, 5_000_000]

/** Sends the whole body before it reads. `second` is `closed` when the server ended the connection cleanly. */
export async function uploadThenGet(port: number, upload: Upload, next = '/') {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').pause()
  const answers = collect(socket)
  await send(socket, upload)
  socket.resume()
  const first = await answers.next(20_000)
  if (!socket.readableEnded) socket.write(`GET ${next} HTTP/1.1\r\nhost: x\r\n\r\n`)
  const second = await answers.next(1000)
  socket.destroy()
  return { first, second }
}

async function send(socket: Socket, { path, method = 'POST', headers, bytes, chunked }: Upload) {
  const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': `${bytes}` }
  const lines = Object.entries({ host: 'x', ...headers, ...length })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const piece = 50_000
  const body = chunked ? `${piece.toString(16)}\r\n${'x'.repeat(piece)}\r\n` : 'x'.repeat(piece)
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n`)
  for (let sent = 0; sent < bytes; sent += piece) {
    if (!socket.write(body)) await once(socket, 'drain')
  }
  if (chunked) socket.write('0\r\n\r\n')
}

function collect(socket: Socket) {
  let heard = ''
  let read = 0
  let failure: Error | undefined
  socket.on('data', (text: string) => (heard += text))
  socket.on('error', (error) => (failure = error))
  const statuses = () =>
    [...heard.matchAll(/^HTTP\/1\.1 (?!100)(\d+) /gm)].map(([, status]) => status)
  const state = () => statuses()[read] ?? failure?.message ?? (socket.readableEnded && 'closed')
  return {
    async next(patience: number): Promise<string> {
      const end = Date.now() + patience
      while (!state() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
      const found = state() || 'nothing'
      read += 1
      return found
    },
  }
}
