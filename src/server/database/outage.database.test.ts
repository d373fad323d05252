import { once } from 'node:events'
import { connect as connectSocket, createServer, type Server, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { connect } from './database.ts'
import { testDatabase } from './test-database.ts'
import { silentLog, within } from './test-server.ts'
import { waitForServer } from './wait-for-server.ts'

const { pool, connection } = await testDatabase()

/** A way to the database that can be cut and mended. */
class Cable {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  port = 0

  constructor() {
    const { host, port } = new Client(connection)
    this.#server = createServer((near) => {
      const far = host.startsWith('/')
        ? connectSocket(`${host}/.s.PGSQL.${port}`)
        : connectSocket(port, host)
      for (const socket of [near, far]) {
        this.#sockets.add(socket.on('error', () => socket.destroy()))
      }
      near.pipe(far).pipe(near)
    })
  }

  async mend(): Promise<void> {
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.port = portOf(this.#server)
  }

  cut(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
  }

  connection() {
    const { user, password, database } = new Client(connection)
    return { host: '127.0.0.1', port: this.port, user, password: password ?? undefined, database }
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const cable = new Cable()
afterEach(() => cable.cut())

test('check 30: while the database is away the check fails, and recovers by itself', async () => {
  await cable.mend()
  const database = connect(cable.connection(), silentLog)
  await database.check()

  cable.cut()
  await expect(database.check()).rejects.toThrow(/terminated|refused/i)
  await expect(database.pool.query('SELECT 1')).rejects.toThrow('ECONNREFUSED')

  await cable.mend()
  await vi.waitFor(() => database.check())
  await database.close()
})

test('check 30: a connection that breaks while idle does not end the process', async () => {
  await cable.mend()
  const database = connect(cable.connection(), silentLog)
  await Promise.all([database.check(), database.check(), database.check()])
  expect(database.pool.idleCount).toBe(3)
  cable.cut()
  await vi.waitUntil(() => database.pool.idleCount === 0)
  await database.close()
})

test('check 30: a restarted server is found again', async () => {
  const database = connect(connection, silentLog)
  await database.check()
  await pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await vi.waitUntil(() => database.pool.totalCount === 0)
  await database.check()
  expect(database.pool.totalCount).toBe(1)
  await database.close()
})

test('the check does not wait for a database that says nothing', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const database = connect({ ...cable.connection(), port: portOf(silent) }, silentLog)

  await expect(database.check()).rejects.toThrow('has not answered within 2000 ms')
  for (const socket of sockets) socket.destroy()
  silent.close()
  await database.close()
})

test('a server that is not up yet is awaited', async () => {
  await cable.mend()
  cable.cut()
  const waiting = waitForServer(cable.connection(), silentLog)
  await setTimeout(300)
  await cable.mend()
  const client = await waiting
  expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await client.end()
})

test('a server that does not come is given up in the end', async () => {
  await cable.mend()
  cable.cut()
  await expect(waitForServer(cable.connection(), silentLog, 200)).rejects.toThrow('ECONNREFUSED')
})

test('what waiting does not mend is told at once', async () => {
  const elsewhere = within(connection, 'no_such_database')
  await expect(waitForServer(elsewhere, silentLog)).rejects.toThrow(DatabaseError)
})

test('connections carry the name of the product', async () => {
  const { rows } = await pool.query<{ name: string }>('SHOW application_name')
  expect(rows).toEqual([{ application_name: 'incipit' }])
})
