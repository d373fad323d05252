import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Visitor } from '../guides/visitor.ts'
import { embeddedUrl } from './postgres.ts'
import { Product } from './product.ts'
import { askDatabase } from './whole.ts'

const many = 100

const littleForEach = 8_000_000
const littleMore = 50_000_000

async function sayToMany(port: number, words: string): Promise<Socket[]> {
  const sockets = Array.from({ length: many }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) {
    socket.on('error', () => socket.destroy()).write(words)
    onTestFinished(() => void socket.destroy())
  }
  await pause(500)
  return sockets
}

const served = async (visitor: Visitor) => {
  for (const path of ['/api/v1/books', '/manager/books', '/app/books']) {
    expect([path, (await visitor.ask(path)).status]).toEqual([path, 200])
  }
}

const busyConnections = (product: Product) => () =>
  product.figure('database_connections{state="busy"}')

/** A job may use a connection at any moment, so one reading proves nothing. */
const patiently = { timeout: 60_000, interval: 200 }

test(`${many} clients who never end their headers, or their body, keep no other from being served, and are disconnected`, async () => {
  const product = await Product.open()
  const manager = new Visitor(product.origin)
  await manager.signIn('admin@example.com')
  const begun = 'HTTP/1.1\r\nhost: localhost\r\nx-slow: '
  const headers = await sayToMany(product.port, `GET /login ${begun}`)
  await sayToMany(
    product.port,
    `POST /api/v1/books ${begun}\r\norigin: ${product.origin}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
  )
  await served(manager)
  await expect.poll(busyConnections(product), patiently).toBe(0)
  // A byte now and then must not extend the time limit.
  const dripping = setInterval(
    () => headers.forEach((socket) => socket.writable && socket.write('x')),
    1000,
  )
  onTestFinished(() => clearInterval(dripping))
  for (const socket of headers) socket.resume()
  await vi.waitUntil(() => headers.every(({ closed }) => closed), { timeout: 60_000 })
  await served(manager)
})

test(`${many} readers who take nothing of a large export cost little memory and no connection to the database`, async () => {
  const product = await Product.open()
  const manager = new Visitor(product.origin)
  await manager.signIn('admin@example.com')
  await askDatabase(
    embeddedUrl(product.dataDir),
    `INSERT INTO books (title, author, genre_id, description)
     SELECT 'Long ' || number, 'Nobody', (SELECT id FROM genres LIMIT 1), repeat('So long. ', 200)
     FROM generate_series(1, 10000) AS number`,
  )
  await served(manager)
  const memory = () => product.figure('process_resident_memory_bytes')
  const before = await memory()
  const sockets = await sayToMany(
    product.port,
    `GET /api/v1/books/export HTTP/1.1\r\nhost: localhost\r\ncookie: ${manager.cookie}\r\n\r\n`,
  )
  for (const socket of sockets) {
    socket.once('data', () => socket.pause())
  }
  await vi.waitUntil(() => sockets.every(({ bytesRead }) => bytesRead > 0), { timeout: 60_000 })
  await expect.poll(busyConnections(product), patiently).toBe(0)
  await served(manager)
  const stuck = await memory()
  expect(stuck - before).toBeLessThan(many * littleForEach)
  await pause(3000)
  expect((await memory()) - stuck).toBeLessThan(littleMore)

  const [first] = sockets
  let ending = ''
  first?.on('data', (chunk) => (ending = String(chunk).slice(-5))).resume()
  await vi.waitUntil(() => ending === '0\r\n\r\n', { timeout: 60_000 })
})
