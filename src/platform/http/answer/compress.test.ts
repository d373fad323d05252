import { randomBytes } from 'node:crypto'
import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { open } from '../test-client.ts'
import { anyHandler, serveHandlers } from '../test-server.ts'
import { compress } from './compress.ts'

const words = 'word '.repeat(1000)
const html = { 'content-type': 'text/html; charset=utf-8' }
const page = anyHandler(() => new Response(words, { headers: html }))

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br', 'br', brotliDecompressSync],
  ['br;q=0.5, gzip', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
] as const)('a page for "%s" goes as %s', async (accepted, encoding, decode) => {
  const { ask } = await serveHandlers([page])
  const { headers, body } = await ask('/', { headers: { 'accept-encoding': accepted } })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(String(decode(body))).toBe(words)
})

test.each(['', 'identity', 'br;q=0, gzip;q=0', ';;q=x,,', 'identity, br;q=0.5'])(
  'a page for "%s" goes as it is',
  async (accepted) => {
    const { ask } = await serveHandlers([page])
    const { headers, body } = await ask('/', { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBeUndefined()
    expect(String(body)).toBe(words)
  },
)

test('a body that is short, no text or already compressed is left alone', () => {
  const cases: Record<string, string>[] = [
    { ...html, 'content-length': '10' },
    { 'content-type': 'image/png' },
    { 'content-type': 'text/event-stream' },
    { ...html, 'content-encoding': 'gzip' },
    { ...html, etag: '"a"' },
  ]
  for (const headers of cases) {
    const response = new Response('0123456789', { headers })
    expect(compress(response, 'br')).toBe(response)
  }
})

test('a page that streams keeps streaming', async () => {
  const gate = Promise.withResolvers<void>()
  const encoder = new TextEncoder()
  const body = () =>
    new ReadableStream({
      async start(controller) {
        controller.enqueue(encoder.encode('first'))
        await gate.promise
        controller.enqueue(encoder.encode('second'))
        controller.close()
      },
    })
  const { port } = await serveHandlers([anyHandler(() => new Response(body(), { headers: html }))])
  const response = await open(port, '/', { headers: { 'accept-encoding': 'br' } })
  const chunks: string[] = []
  for await (const chunk of response.pipe(createBrotliDecompress())) {
    chunks.push(String(chunk))
    gate.resolve()
  }
  expect(chunks).toEqual(['first', 'second'])
})

test('behaviour 14: the part of a page that is rendered in one go is sent in one piece', async () => {
  const parts = Array.from({ length: 14 }, () => randomBytes(500).toString('hex'))
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
    },
  })
  const reader = compress(new Response(body, { headers: html }), 'br').body!.getReader()
  const decoder = createBrotliDecompress()
  const { value } = await reader.read()
  decoder.write(value)
  let seen = ''
  decoder.on('data', (bytes) => (seen += String(bytes)))
  await pause(50)
  await reader.cancel()
  expect(seen).toBe(parts.join(''))
})

test.each(['br', 'gzip'])(
  'who leaves while %s has no room lets go of what they asked for',
  async (encoding) => {
    const left = Promise.withResolvers<void>()
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new Uint8Array(randomBytes(1_000_000))),
      cancel: () => left.resolve(),
    })
    const reader = compress(new Response(endless, { headers: html }), encoding).body!.getReader()
    await reader.read()
    await pause(50)
    await reader.cancel()
    await expect(left.promise).resolves.toBeUndefined()
  },
)

test.each(['br', 'gzip'])(
  'check 30: a reader who leaves in the middle of %s ends no process',
  async (encoding) => {
    const endless = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: (controller) => controller.enqueue(new Uint8Array(randomBytes(100_000))),
      })
    const errors: Error[] = []
    const hear = (error: Error) => void errors.push(error)
    process.on('uncaughtException', hear)
    const headers = { 'content-type': 'text/html' }
    for (let visit = 0; visit < 20; visit++) {
      const reader = compress(new Response(endless(), { headers }), encoding).body!.getReader()
      await reader.read()
      await reader.cancel()
    }
    // The encoder's late output has no reader; as an error it would be uncaught.
    await pause(100)
    process.off('uncaughtException', hear)
    expect(errors).toEqual([])
  },
)

test.each(['br', 'gzip'])(
  'check 30: a reader who leaves while the last of %s is written ends no process',
  async (encoding) => {
    const errors: Error[] = []
    const hear = (error: Error) => void errors.push(error)
    process.on('uncaughtException', hear)
    const headers = { 'content-type': 'text/html' }
    for (let visit = 0; visit < 40; visit++) {
      const whole = compress(new Response(randomBytes(2000), { headers }), encoding)
      const reader = whole.body!.getReader()
      await reader.read()
      const last = reader.read()
      for (let turn = 0; turn < visit % 4; turn++) await immediate()
      await reader.cancel()
      await last
    }
    await pause(100)
    process.off('uncaughtException', hear)
    expect(errors).toEqual([])
  },
)
