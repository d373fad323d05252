import { describe, expect, test } from 'vitest'
import { currentRequest } from '../request/current-request.ts'
import { anyHandler, fromHere, serveHandlers } from './test-server.ts'

const hello = anyHandler(() => new Response('hello'))
const tellAddress = anyHandler(({ request }) => {
  const { clientIp } = currentRequest()
  return Response.json({ clientIp, url: request.url })
})
const forged = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  host: 'evil.example',
}

describe('the request id', () => {
  test('is on every response and differs each time', async () => {
    const { ask } = await serveHandlers([hello])
    const ids = await Promise.all(
      ['/', '/%00', '/x'].map(async (path) => (await ask(path)).headers['x-request-id']),
    )
    expect(new Set(ids).size).toBe(3)
    expect(ids.every((id) => typeof id === 'string')).toBe(true)
  })

  test('is taken from a trusted proxy alone, and only when it is sane', async () => {
    const offer = (id: string) => ({ headers: { 'x-request-id': id } })
    const open = await serveHandlers([hello])
    const proxied = await serveHandlers([hello], { trustedProxies: ['127.0.0.1'] })
    expect((await open.ask('/', offer('chosen-by-someone'))).headers['x-request-id']).not.toBe(
      'chosen-by-someone',
    )
    expect((await proxied.ask('/', offer('chosen-by-proxy'))).headers['x-request-id']).toBe(
      'chosen-by-proxy',
    )
    expect((await proxied.ask('/', offer('a b"; c'))).headers['x-request-id']).not.toContain(' ')
  })
})

describe('the client', () => {
  test('check 9: cannot forge its address or our origin', async () => {
    const { ask } = await serveHandlers([tellAddress])
    const { json } = await ask('/here?x=1', { headers: forged })
    expect(json).toEqual({
      clientIp: '127.0.0.1',
      url: 'https://product.example/here?x=1',
    })
  })

  test('is who a trusted proxy says; the origin stays the configured one', async () => {
    const { ask } = await serveHandlers([tellAddress], { trustedProxies: ['127.0.0.1'] })
    const { json } = await ask('/here', { headers: forged })
    expect(json).toEqual({
      clientIp: '203.0.113.9',
      url: 'https://product.example/here',
    })
  })

  test.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:DB8::1]:4711', '2001:db8::1'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::1'],
    ['198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['198.51.100.1, fd00::5', '198.51.100.1'],
    ['203.0.113.9, unknown', '127.0.0.1'],
    ['10.0.0.1, 10.0.0.2', '10.0.0.1'],
    ['', '127.0.0.1'],
  ])('“%s” behind trusted networks means %s', async (forwarded, clientIp) => {
    const trustedProxies = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']
    const { ask } = await serveHandlers([tellAddress], { trustedProxies })
    const { json } = await ask('/', { headers: { 'x-forwarded-for': forwarded } })
    expect(json).toMatchObject({ clientIp })
  })

  test('cannot put nonsense where its address belongs', async () => {
    const { ask } = await serveHandlers([tellAddress], { trustedProxies: ['127.0.0.1'] })
    const { json } = await ask('/', { headers: { 'x-forwarded-for': '<script>' } })
    expect(json).toMatchObject({ clientIp: '127.0.0.1' })
  })
})

describe('bad input', () => {
  test.each([
    ['/%E0%A4%A', 400],
    ['/a%00b', 400],
    [`/${'a'.repeat(3000)}`, 414],
  ])('%s is refused', async (path, status) => {
    const { ask } = await serveHandlers([hello])
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(answer.json).toMatchObject({
      requestId: answer.headers['x-request-id'],
    })
  })

  test('a host that is none does no harm', async () => {
    const { ask } = await serveHandlers([hello])
    expect((await ask('/', { headers: { host: 'x:99999' } })).status).toBe(200)
    expect((await ask('/', { headers: { host: '<>' } })).status).toBe(200)
  })

  test('an unforeseen method gets a 405 that says which are', async () => {
    const { ask } = await serveHandlers([
      anyHandler(() => new Response('hello'), { methods: ['GET', 'HEAD'] }),
    ])
    for (const method of ['POST', 'DELETE', 'TRACE', 'OPTIONS']) {
      const { status, headers } = await ask('/', { method, headers: fromHere })
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
  })
})

describe('a request from another site', () => {
  const count = { effects: 0 }
  const change = anyHandler(() => {
    count.effects += 1
    return new Response('done')
  })

  test.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    { origin: 'null' },
    { referer: 'https://product.example.evil.example/' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://product.example' },
    { 'sec-fetch-site': 'same-site' },
  ])('check 12: changes nothing (%o)', async (headers) => {
    const { ask } = await serveHandlers([change])
    const { status } = await ask('/', { method: 'POST', headers, body: '{}' })
    expect([status, count.effects]).toEqual([403, 0])
  })
})

test('HEAD answers with the headers of GET and no body', async () => {
  const { ask } = await serveHandlers([hello])
  const { status, headers, body } = await ask('/', { method: 'HEAD' })
  expect([status, headers['content-type'], body.length]).toEqual([
    200,
    'text/plain;charset=UTF-8',
    0,
  ])
})

test('the log has one line per request, without its query', async () => {
  const { ask, lines } = await serveHandlers([hello])
  const { headers } = await ask('/somewhere?token=of-nobody')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: 'request',
    method: 'GET',
    path: '/somewhere',
    status: 200,
    requestId: headers['x-request-id'],
  })
  expect(lines[0]).not.toContain('of-nobody')
})

test('check 15: a path that holds a secret is logged by its route', async () => {
  const secret = anyHandler(() => new Response('hello'), {
    name: '/shared/$token',
    hidesPath: true,
  })
  const { ask, lines } = await serveHandlers([secret])
  await ask('/shared/of-nobody')
  expect(lines.map((line) => JSON.parse(line) as { path: string })).toMatchObject([
    { path: '/shared/$token' },
  ])
})
