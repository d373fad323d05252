import { Agent, request as open } from 'node:http'
import { expect, test } from 'vitest'
import type { RouteHandler } from '../route-handler.ts'
import { anyHandler, fromHere, serveHandlers } from '../test-server.ts'

const measure: RouteHandler['handle'] = async ({ request }) =>
  new Response(String((await request.arrayBuffer()).byteLength))
const post = (body: Buffer) => ({ method: 'POST', headers: fromHere, body })
const large = Buffer.alloc(1024 * 1024 + 1)

test('a body of up to 1 MB is read', async () => {
  const { ask } = await serveHandlers([anyHandler(measure)])
  const { body } = await ask('/', post(large.subarray(1)))
  expect(String(body)).toBe('1048576')
})

test('a body may be as large as the operator says', async () => {
  const { ask } = await serveHandlers([anyHandler(measure)], { bodyMegabytes: 2 })
  expect(String((await ask('/', post(large))).body)).toBe('1048577')
  expect((await ask('/', post(Buffer.concat([large, large])))).status).toBe(413)
})

test('a body that is too large is refused, said or streamed', async () => {
  const { ask } = await serveHandlers([anyHandler(measure)])
  const said = { ...fromHere, 'content-length': String(large.length) }
  for (const headers of [said, fromHere]) {
    const answer = await ask('/', { method: 'POST', headers, body: large })
    expect(answer.status).toBe(413)
    expect(answer.json).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  }
})

test('a body that is too large is refused even if the code that read it made an answer of its own', async () => {
  const stubborn = anyHandler(async ({ request }) => {
    const read = await request.text().catch(() => 'never mind')
    return new Response(read)
  })
  const { ask } = await serveHandlers([stubborn])
  expect((await ask('/', post(large))).status).toBe(413)
})

test('a body may be larger where a file is expected', async () => {
  const files = anyHandler(measure, { bodyLimit: 2 * 1024 * 1024 })
  const { ask } = await serveHandlers([files])
  expect(String((await ask('/', post(large))).body)).toBe('1048577')
})

test('after a body was refused on its way the next request is served', async () => {
  const { port } = await serveHandlers([anyHandler(measure)])
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (body: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = open({ port, method: 'POST', headers: fromHere, agent })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      })
      for (let at = 0; at < body.length; at += 65_536) sent.write(body.subarray(at, at + 65_536))
      sent.end()
    })
  expect(await send(Buffer.alloc(2 * 1024 * 1024))).toBe(413)
  expect(await send(Buffer.from('Call me Ishmael'))).toBe(200)
  agent.destroy()
})

test('check 30: the rest of an abandoned body harms no other request', async () => {
  const early = anyHandler(async ({ request }) => {
    const incoming = request.runtime?.node?.req
    const reader = request.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    incoming?.emit('data', Buffer.from('late'))
    return new Response(incoming ? 'alive' : 'no request')
  })
  const { ask } = await serveHandlers([early])
  const answer = await ask('/', post(Buffer.from('a few words')))
  expect([answer.status, String(answer.body)]).toEqual([200, 'alive'])
})
