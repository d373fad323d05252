import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../free-port.ts'
import { publicFetch } from './public-fetch.ts'

const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    if (request.url === '/empty') return response.writeHead(204).end()
    if (request.url === '/away') return response.writeHead(302, { location: '/' }).end()
    if (request.url === '/long') return response.end('a'.repeat(300 * 1024))
    const { method, headers } = request
    const said = { method, type: headers['content-type'], body: body.toString() }
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify(said))
  })
})

beforeAll(async () => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const trusting = publicFetch([origin])

describe('a server that a user has named', () => {
  test('is read, and gets a form', async () => {
    expect(await (await trusting(`${origin}/`, { headers: {} })).json()).toMatchObject({
      method: 'GET',
    })
    const type = 'application/x-www-form-urlencoded'
    const body = new URLSearchParams({ code: 'a b' })
    const sent = await trusting(`${origin}/token`, { headers: { 'content-type': type }, body })
    expect(await sent.json()).toEqual({ method: 'POST', type, body: 'code=a+b' })
  })

  test('may answer with nothing, and redirects nowhere', async () => {
    expect((await trusting(`${origin}/empty`, { headers: {} })).status).toBe(204)
    const away = await trusting(`${origin}/away`, { headers: {} })
    expect([away.status, away.headers.get('location')]).toEqual([302, '/'])
  })

  test.each([
    [origin, /asked over https alone/],
    [`https://127.0.0.1:${port}`, /not a public address/],
    ['https://[::1]/', /not a public address/],
  ])('on a private network is refused unless the operator trusts it: %s', async (url, refusal) => {
    await expect(publicFetch([])(url, { headers: {} })).rejects.toThrow(refusal)
  })

  test('is not read without an end, nor waited for', async () => {
    await expect(trusting(`${origin}/long`, { headers: {} })).rejects.toThrow(/bytes/)
    const signal = AbortSignal.abort()
    await expect(trusting(`${origin}/`, { headers: {}, signal })).rejects.toThrow(/abort/i)
  })
})
