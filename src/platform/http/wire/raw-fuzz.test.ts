import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '../test-fuzz.ts'
import { anyHandler, serveHandlers } from '../test-server.ts'
import { harm } from '../test-words.ts'

const read = anyHandler(async ({ request }) => new Response(await request.text()))
const patience = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 }
const origin = 'origin: https://product.example'
const post = `POST / HTTP/1.1\r\nhost: x\r\n${origin}\r\n`
const chunked = `${post}transfer-encoding: chunked\r\n\r\n`

const crafted = [
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n',
  'GET / HTTP/1.1\nhost: x\n\n',
  'GET / HTTP/1.1\r\nhost : x\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\n folded: y\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\nbad\0name: y\r\n\r\n',
  'GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET //evil.example HTTP/1.1\r\nhost: x\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(3000)}\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  `${post}content-length: -1\r\n\r\n`,
  `${post}content-length: 1e3\r\n\r\nx`,
  `${post}content-length: 3\r\ncontent-length: 4\r\n\r\nabcd`,
  `${post}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
  `${post}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `${chunked}zz\r\nabc\r\n0\r\n\r\n`,
  `${chunked}-1\r\nabc\r\n`,
  `${chunked}ffffffffffffffffff\r\nabc\r\n`,
  `${chunked}3\r\nabcdef\r\n0\r\n\r\n`,
  `${chunked}3;${'x'.repeat(20_000)}\r\nabc\r\n0\r\n\r\n`,
  `${chunked}0\r\ntrailer\0: x\r\n\r\n`,
  `${post}expect: the-unexpected\r\ncontent-length: 1\r\n\r\nx`,
].map((text) => Buffer.from(text, 'latin1'))

const noise = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(fc.constantFrom(...crafted), fc.nat(), fc.uint8Array({ maxLength: 6 }))
    .map(([bytes, where, damage]) => {
      const at = where % bytes.length
      return Buffer.concat([bytes.subarray(0, at), damage, bytes.subarray(at + 1)])
    }),
)

async function say(port: number, words: Buffer) {
  const socket = connect(port)
  let heard = ''
  socket.on('data', (bytes) => (heard += String(bytes)))
  const closed = new Promise((resolve) => socket.once('close', resolve).once('error', resolve))
  socket.end(words)
  const hungUp = await Promise.race([closed.then(() => true), pause(5000, false, { ref: false })])
  socket.destroy()
  return { heard, hungUp }
}

test.each([
  ['what was crafted', crafted],
  ['noise', fc.sample(noise, { seed, numRuns: runs * 10 })],
])(
  'security: %s on the wire is refused or answered, never a crash or a hang',
  async (_, all) => {
    const { port, lines, ask } = await serveHandlers([read], { patience })
    for (const words of all) {
      const said = words.toString('latin1').slice(0, 500)
      const { heard, hungUp } = await say(port, words)
      const isAnswer = /^($|HTTP\/1\.1 (100|[24]\d\d) )/.test(heard)
      const isOurs = heard === '' || (heard.includes('x-request-id: ') && heard.includes('nosniff'))
      expect({ said, heard, hungUp, isAnswer, isOurs }).toMatchObject({
        hungUp: true,
        isAnswer: true,
        isOurs: true,
      })
    }
    expect((await ask('/')).status).toBe(200)
    expect(harm(lines)).toEqual([])
  },
  60_000,
)
