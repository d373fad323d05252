import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client, DatabaseError, type PoolClient } from 'pg'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { product } from '#rules/product.ts'
import { connect } from './connect.ts'
import { Cable } from './test-cable.ts'
import { testDatabase } from './test-database.ts'
import { administer, silentLog, within } from './test-server.ts'
import { waitForServer } from './wait-for-server.ts'

const { pool, connection } = await testDatabase()

const cable = new Cable(connection)
afterEach(() => {
  cable.unmute()
  cable.cut()
})

test('check 30: while the database is away the check fails, and recovers by itself', async () => {
  await cable.mend()
  const database = connect(cable.connection(), silentLog)
  await database.check()

  cable.cut()
  await expect(database.check()).rejects.toThrow(/terminated|refused/i)
  await expect(database.pool.query('SELECT 1')).rejects.toThrow('ECONNREFUSED')

  await cable.mend()
  await vi.waitFor(() => database.check(), 30_000)
  await database.close()
})

test('check 30: a connection that breaks while idle does not end the process', async () => {
  await cable.mend()
  const database = connect(cable.connection(), silentLog)
  await Promise.all([database.check(), database.check(), database.check()])
  expect(database.pool.idleCount).toBe(3)
  cable.cut()
  await vi.waitUntil(() => database.pool.idleCount === 0, 30_000)
  await database.close()
})

test('check 30: transactions that lose their connections end no process and cost the pool none', async () => {
  await cable.mend()
  const database = connect(cable.connection(), silentLog)
  const lose = () =>
    database.orm.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT pg_sleep(60)`)
    })
  for (let time = 0; time < 3; time += 1) {
    const lost = Array.from({ length: 20 }, lose)
    await vi.waitUntil(() => database.pool.totalCount === 20, 30_000)
    await setTimeout(100)
    cable.cut()
    const outcomes = await Promise.allSettled(lost)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([])
    await vi.waitUntil(() => database.pool.totalCount === 0, 30_000)
    await cable.mend()
  }
  await database.check()
  await database.close()
})

test('check 30: a connection whose BEGIN fails comes back to the pool', async () => {
  const database = connect(connection, silentLog)
  for (let time = 0; time < 40; time += 1) {
    const failing = database.orm.transaction(() => Promise.resolve())
    database.pool.once('acquire', (client: PoolClient) => void client.end())
    await expect(failing).rejects.toThrow(/begin/i)
  }
  await vi.waitUntil(() => database.pool.totalCount === 0, 30_000)
  await database.close()
})

test('check 30: callers of a database that answers nothing get an error soon, and the database is found again', async () => {
  await cable.mend()
  const database = connect(cable.connection(), silentLog)
  await database.check()
  cable.mute()
  await expect(database.pool.query('SELECT 1')).rejects.toThrow('Connection terminated')
  await expect(database.check()).rejects.toThrow(/timeout|terminated|answered/)
  cable.unmute()
  await vi.waitFor(() => database.check(), 30_000)
  await database.close()
})

test('a process that holds its own event loop does not take the database for dead', async () => {
  const database = connect(connection, silentLog)
  await database.check()
  const slow = database.pool.query('SELECT 1 AS one, pg_sleep(9)')
  for (let time = 0; time < 3; time += 1) {
    const until = performance.now() + 2500
    while (performance.now() < until);
    const check = database.check()
    await nextTurn()
    await check
  }
  expect((await slow).rows).toMatchObject([{ one: 1 }])
  await database.close()
})

test('only connections that have waited long are closed when the database stops answering', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await cable.mend()
  const database = connect(cable.connection(), silentLog)
  const clients = await Promise.all([database.pool.connect(), database.pool.connect()])
  const [late, recent] = clients
  recent.release()
  cable.mute()
  const ended: string[] = []
  const waiting = (name: string, client: PoolClient) =>
    client.query('SELECT 1').catch(() => ended.push(name))
  const first = waiting('late', late)
  // The check after three seconds finds it late, and its probe gives up after two more.
  await vi.advanceTimersByTimeAsync(4500)
  const second = waiting('recent', await database.pool.connect())
  await vi.advanceTimersByTimeAsync(1000)
  await first
  expect(ended).toEqual(['late'])
  await vi.advanceTimersByTimeAsync(5000)
  await second
  cable.unmute()
  await database.close()
})

test('a slow query is not cut off', async () => {
  const database = connect(connection, silentLog)
  const { rows } = await database.pool.query('SELECT 1 AS one, pg_sleep(4)')
  expect(rows).toMatchObject([{ one: 1 }])
  await database.close()
})

test('check 30: a server that is full is there: what it works on is not cut', async () => {
  const user = `crowd_${randomBytes(4).toString('hex')}`
  const password = 'sesame'
  const limits = `LOGIN PASSWORD '${password}' CONNECTION LIMIT 1`
  await administer(connection, `CREATE ROLE ${user} ${limits}`)
  const { host, port, database: name } = new Client(connection)
  const database = connect({ host, port, database: name, user, password }, silentLog)
  const { rows } = await database.pool.query('SELECT 1 AS one, pg_sleep(4)')
  expect(rows).toMatchObject([{ one: 1 }])
  await database.close()
  await vi.waitFor(() => administer(connection, `DROP ROLE ${user}`), 30_000)
})

test('a pool in which all connections are busy is no database that is away', async () => {
  const database = connect(connection, silentLog)
  const lent = await Promise.all(Array.from({ length: 20 }, () => database.pool.connect()))
  await database.check()
  await expect(database.pool.query('SELECT 1')).rejects.toThrow('timeout exceeded')
  for (const client of lent) client.release()
  await database.pool.query('SELECT 1')
  await database.close()
})

test('check 30: a restarted server is found again', async () => {
  const database = connect(connection, silentLog)
  await database.check()
  await administer(
    connection,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await vi.waitUntil(() => database.pool.totalCount === 0, 30_000)
  await database.check()
  expect(database.pool.totalCount).toBe(1)
  await database.close()
})

test('the check does not wait for a database that says nothing', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const database = connect({ ...cable.connection(), port }, silentLog)

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

test('an error that waiting does not mend is reported at once', async () => {
  const elsewhere = within(connection, 'no_such_database')
  await expect(waitForServer(elsewhere, silentLog)).rejects.toThrow(DatabaseError)
})

test('connections carry the name of the product', async () => {
  const { rows } = await pool.query<{ name: string }>('SHOW application_name')
  expect(rows).toEqual([{ application_name: product.id }])
})
