import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { behindNginx } from './behind-nginx.ts'
import { Visitor } from './visitor.ts'

const most = 30

async function answeredBy(port: number) {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text()
  const counts = [...metrics.matchAll(/^http_requests_total\{.*route="\/api\/auth.*\} (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

const ofThreeMegabytes = () =>
  sharp(randomBytes(1000 * 1000 * 3), { raw: { width: 1000, height: 1000, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()

test('two processes behind nginx, with the file of the guide, are one product', async () => {
  const { origin, http, ports, processes } = await behindNginx({
    LIMIT_AUTH_CALLS_PER_SOURCE_PER_MINUTE: `${most}`,
  })
  const moved = await fetch(`${http}/app?lng=ar`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    'https://localhost/app?lng=ar',
  ])

  const manager = new Visitor(origin)
  await manager.signIn('admin@example.com')
  const { items: genres } = (await (await manager.ask('/api/v1/genres/names')).json()) as {
    items: { id: string }[]
  }
  const book = { title: 'Behind the Proxy', author: 'Ann Onymous', genreId: genres[0]?.id }
  const created = await manager.send('/api/v1/books', book)
  expect(created.status).toBe(201)
  expect(created.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/)

  const page = await manager.ask('/manager/books?searchTerm=proxy', {
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  })
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(await page.text()).toContain('Behind the Proxy')
  const exported = await manager.ask('/api/v1/books/export')
  expect(exported.headers.get('transfer-encoding')).toBe('chunked')
  expect(await exported.text()).toContain('Behind the Proxy')

  const long = { ...book, description: 'x'.repeat(1_500_000) }
  const tooLong = await manager.send('/api/v1/books', long)
  expect([tooLong.status, await tooLong.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }])
  const cover = await manager.ask('/api/v1/files', {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Blob([new Uint8Array(await ofThreeMegabytes())]),
  })
  expect(cover.status).toBe(201)

  expect((await manager.ask('/api/metrics')).status).toBe(404)

  const calls = await Promise.all(
    Array.from({ length: most }, (_, index) =>
      new Visitor(origin).ask('/api/auth/get-session', {
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      }),
    ),
  )
  const answered = await Promise.all(ports.map(answeredBy))
  expect(Math.min(...answered)).toBeGreaterThan(0)
  expect(Math.max(...answered)).toBeLessThanOrEqual(most)
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(most - 2)
  expect(calls.filter(({ status }) => status === 429)).toHaveLength(2)

  await processes[0]?.stop()
  for (let call = 0; call < 6; call += 1) {
    expect((await manager.ask('/api/v1/account')).status).toBe(200)
  }
})
