import { once } from 'node:events'
import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net'
import { Client } from 'pg'
import type { Connection } from './pool.ts'

export class Cable {
  readonly #server: Server
  readonly #target: Connection
  readonly #sockets = new Set<Socket>()
  #mute = false
  port = 0

  constructor(target: Connection) {
    this.#target = target
    const { host, port } = new Client(target)
    this.#server = createServer((near) => {
      const far = host.startsWith('/')
        ? connectSocket(`${host}/.s.PGSQL.${port}`)
        : connectSocket(port, host)
      near.pipe(far).pipe(near)
      for (const socket of [near, far]) {
        this.#sockets.add(socket.on('error', () => socket.destroy()))
        if (this.#mute) socket.pause()
      }
    })
  }

  async mend(): Promise<void> {
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    this.port = typeof address === 'object' && address ? address.port : 0
  }

  cut(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  mute(): void {
    this.#mute = true
    for (const socket of this.#sockets) socket.pause()
  }

  unmute(): void {
    this.#mute = false
    for (const socket of this.#sockets) socket.resume()
  }

  connection() {
    const { user, password, database } = new Client(this.#target)
    return { host: '127.0.0.1', port: this.port, user, password: password ?? undefined, database }
  }
}
