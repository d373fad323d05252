import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyHandler, serveHandlers } from '../test-server.ts'
import { assetsHandler } from './assets.ts'
import { readAssets } from './client-build.ts'

const script = 'console.log("hello")\n'.repeat(100)
const folder = { path: '' }

beforeAll(async () => {
  folder.path = await mkdtemp(join(tmpdir(), 'assets-'))
  const build = join(folder.path, '_build')
  await mkdir(build)
  await writeFile(join(build, 'index-a1b2.js'), script)
  await writeFile(join(build, 'index-a1b2.js.br'), brotliCompressSync(script))
  await writeFile(join(build, 'index-a1b2.js.gz'), gzipSync(script))
  await writeFile(join(build, 'face-c3d4.woff2'), 'a font')
  await writeFile(join(folder.path, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder.path, 'sw.js'), 'addEventListener')
})
afterAll(() => rm(folder.path, { recursive: true }))

async function serveAssets() {
  const page = anyHandler(
    () => new Response('a page', { headers: { 'content-type': 'text/html' } }),
  )
  return serveHandlers([assetsHandler(await readAssets(folder.path)), page])
}

test('a hashed file may be kept for ever', async () => {
  const { ask } = await serveAssets()
  const { headers, body } = await ask('/_build/index-a1b2.js')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(script.length),
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(String(body)).toBe(script)
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)(
  'for "%s" it goes as it was compressed at build time',
  async (accepted, encoding, decode) => {
    const { ask } = await serveAssets()
    const { headers, body } = await ask('/_build/index-a1b2.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(String(decode(body))).toBe(script)
  },
)

test('a file that the client has is not sent again', async () => {
  const { ask } = await serveAssets()
  const { headers } = await ask('/_build/index-a1b2.js', { headers: { 'accept-encoding': 'br' } })
  const known = { 'if-none-match': `W/"old", ${headers.etag}`, 'accept-encoding': 'br' }
  expect(await ask('/_build/index-a1b2.js', { headers: known })).toMatchObject({
    status: 304,
    body: Buffer.alloc(0),
  })
  const asPlain = await ask('/_build/index-a1b2.js', {
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(asPlain.status).toBe(200)
})

test('HEAD tells all about it', async () => {
  const { ask } = await serveAssets()
  const { headers, body } = await ask('/_build/face-c3d4.woff2', { method: 'HEAD' })
  expect([headers['content-type'], headers['content-length'], body.length]).toEqual([
    'font/woff2',
    '6',
    0,
  ])
})

test('a file at the root is kept for a while', async () => {
  const { ask } = await serveAssets()
  const { headers, body } = await ask('/robots.txt')
  expect([headers['cache-control'], String(body)]).toEqual([
    'public, max-age=3600',
    'User-agent: *',
  ])
})

test('the service worker is never kept: what it has done wrong, the next visit puts right', async () => {
  const { ask } = await serveAssets()
  const { headers } = await ask('/sw.js')
  expect([headers['cache-control'], headers['content-type']]).toEqual([
    'no-store',
    'text/javascript; charset=utf-8',
  ])
})

test.each([
  '/_build/unknown-9999.js',
  '/_build/',
  '/_build/index-a1b2.js.br.br',
  '/_build/..%2frobots.txt',
  '/_build/%2e%2e%2f%2e%2e%2fpackage.json',
])('%s is a 404, never a page', async (path) => {
  const { ask } = await serveAssets()
  const { status, headers } = await ask(path)
  expect([status, headers['content-type']]).toEqual([404, 'application/json'])
})

test('no path leads out of the folder', async () => {
  const { ask } = await serveAssets()
  const { body } = await ask('/_build/../../../../etc/passwd')
  expect(String(body)).toBe('a page')
})
