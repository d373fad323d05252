import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { PrivateAddress, requirePublicHost } from '#platform/http/outgoing/public-addresses.ts'
import { fetchPublic } from './fetch-public.server.ts'

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const get = (url: string, trustedOrigin = 'https://product.example.org', maxBytes = 1000) =>
  fetchPublic(new URL(url), { accept: '*/*', maxBytes, trustedOrigin })

test.each([
  'http://127.0.0.1:1/',
  'http://2130706433:1/',
  'http://localhost:1/',
  'http://10.1.2.3:1/',
  'http://169.254.169.254:1/latest/meta-data',
  'http://192.168.0.1:1/',
  'http://0.0.0.0:1/',
  'http://[::1]:1/',
  'http://[::ffff:127.0.0.1]:1/',
  'http://[fd00::1]:1/',
  'http://[fe80::1]:1/',
  'http://[64:ff9b::7f00:1]:1/',
  'http://[2002:7f00:1::]:1/',
])('%s is refused before a connection is made', async (url) => {
  await expect(get(url)).rejects.toThrow(PrivateAddress)
})

test.each(['8.8.8.8', '93.184.216.34', '[2606:2800:220:1::1]'])(
  '%s is a public address',
  (host) => {
    expect(() => requirePublicHost(new URL(`http://${host}/`))).not.toThrow()
  },
)

test('the configured origin may be private, another port of its host may not', async () => {
  const inner = await serve((_request, response) => response.end('secret'))
  const trusted = await serve((_request, response) => response.end('hello'))
  expect(await get(trusted, trusted)).toMatchObject({ status: 200, body: Buffer.from('hello') })
  await expect(get(inner, trusted)).rejects.toThrow(PrivateAddress)
})

test('a redirect into the private network is refused', async () => {
  const reached: string[] = []
  const inner = await serve((request, response) => {
    reached.push(request.url ?? '')
    response.end('secret')
  })
  const trusted = await serve((_request, response) =>
    response.writeHead(302, { location: `${inner}/admin` }).end(),
  )
  await expect(get(trusted, trusted)).rejects.toThrow(PrivateAddress)
  expect(reached).toEqual([])
})

test('redirects are followed, and end', async () => {
  const trusted = await serve((request, response) => {
    const left = Number(request.url?.slice(1))
    if (left === 0) response.end('there')
    else response.writeHead(302, { location: `/${left - 1}` }).end()
  })
  expect((await get(`${trusted}/5`, trusted)).body.toString()).toBe('there')
  await expect(get(`${trusted}/6`, trusted)).rejects.toThrow('redirects too often')
})

test('an answer that is too long is given up', async () => {
  const trusted = await serve((_request, response) => {
    response.write('x'.repeat(1001))
    // It never ends.
  })
  await expect(get(trusted, trusted)).rejects.toThrow('More than 1000 bytes')
})
