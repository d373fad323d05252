import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anyHandler, serveHandlers } from '../test-server.ts'

const read = anyHandler(async ({ request }) => new Response(await request.text()))
const unfinished =
  'POST / HTTP/1.1\r\nhost: x\r\norigin: https://product.example\r\ncontent-length: 9\r\n\r\nhalf'

async function say(port: number, words: string) {
  const socket = connect(port)
  socket.write(words)
  return text(socket)
}

test('oversized headers get a 431 that is as safe as any other response', async () => {
  const { ask } = await serveHandlers([read])
  const { status, headers, json } = await ask('/', { headers: { 'x-long': 'a'.repeat(20_000) } })
  expect(status).toBe(431)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  expect(json).toMatchObject({ requestId: headers['x-request-id'] })
})

test('bytes that are not HTTP get a 400', async () => {
  const { port } = await serveHandlers([read])
  expect(await say(port, 'GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([
  ['400', 'names no host', ''],
  ['417', 'expects the impossible', 'host: x\r\nexpect: the-unexpected\r\n'],
])('check 26: a %s to who %s is as safe as any other answer', async (status, _, head) => {
  const { port, lines } = await serveHandlers([read])
  const heard = await say(port, `GET / HTTP/1.1\r\n${head}connection: close\r\n\r\n`)
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(heard).toMatch(/^x-content-type-options: nosniff\r$/m)
  expect(heard).toMatch(/^content-security-policy: default-src 'none'/m)
  const id = /^x-request-id: ([\w-]{36})\r$/m.exec(heard)?.[1] ?? 'none'
  expect(heard).toContain(`"requestId":"${id}"`)
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000)
  expect(JSON.parse(lines[0]!)).toMatchObject({ requestId: id, status: Number(status) })
})

test('a client of HTTP/1.0 names no host, and one that expects to continue may', async () => {
  const { port } = await serveHandlers([read])
  expect(await say(port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  const patient = 'host: x\r\nexpect: 100-continue\r\nconnection: close\r\n'
  expect(await say(port, `GET / HTTP/1.1\r\n${patient}\r\n`)).toMatch(
    /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /,
  )
})

test('a client that never finishes its body gets a 408', async () => {
  const patience = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 }
  const { port } = await serveHandlers([read], { patience })
  expect(await say(port, unfinished)).toMatch(/^HTTP\/1\.1 408 /)
})

test('the connection of a client that reads nothing of a long answer is closed; one that waits for an answer stays', async () => {
  const long = anyHandler(({ path }) =>
    path === '/long'
      ? new Response(new ReadableStream({ pull: (all) => all.enqueue(new Uint8Array(65_536)) }))
      : new Promise<Response>((answer) => setTimeout(() => answer(new Response('late')), 600)),
  )
  const { ask, port, lines } = await serveHandlers([long], { patience: { readerTimeout: 200 } })
  const late = ask('/late')
  const reader = connect(port).pause()
  onTestFinished(() => void reader.destroy())
  reader.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n')
  await vi.waitFor(() => expect(lines.join('')).toMatch(/"path":"\/long".*"cut":true/), 30_000)
  expect(String((await late).body)).toBe('late')
})

test('a client that hangs up is logged, but not as a failure of the server', async () => {
  const { port, lines } = await serveHandlers([read])
  const socket = connect(port)
  socket.write(unfinished, () => setTimeout(() => socket.destroy(), 50))
  await vi.waitFor(() => expect(lines).toHaveLength(1), 10_000)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 'info', status: 499, cut: true })
})
