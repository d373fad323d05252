import { expect, test } from 'vitest'
import { behindNginx } from './behind-nginx.ts'

const refused: [path: string, type: string, status: number, bytes: number][] = [
  ['/api/auth/nope', 'application/json', 404, 600_000],
  ['/api/v1/books/import', 'text/csv', 401, 300_000],
  ['/api/v1/books/import', 'text/csv', 401, 1_000_000],
  ['/api/v1/books/import', 'text/csv', 401, 5_000_000],
  ['/api/v1/books/import', 'application/json', 415, 5_000_000],
  ['/api/v1/files', 'image/png', 401, 300_000],
  ['/api/v1/files', 'image/png', 401, 5_000_000],
  ['/nope', 'text/plain', 405, 1_000_000],
]

test('behind nginx a refused upload delays no other request', async () => {
  const { origin } = await behindNginx({}, 1)
  for (const [path, type, status, bytes] of refused) {
    const uploads = Array.from({ length: 8 }, async () => {
      const headers = { origin, 'content-type': type }
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers,
        body: 'x'.repeat(bytes),
      })
      await answer.text()
      return answer.status
    })
    expect([path, ...(await Promise.all(uploads))]).toEqual([path, ...uploads.map(() => status)])
    // More than the connections that nginx keeps open.
    const others = Array.from({ length: 40 }, async () => {
      const answer = await fetch(`${origin}/api/health/live`, { signal: AbortSignal.timeout(1000) })
      return answer.status
    })
    expect([path, ...(await Promise.all(others))]).toEqual([path, ...others.map(() => 200)])
  }
})
