import { expect, test } from '../browser.ts'

const closedIn = (text: string) =>
  text.split('\n').flatMap((line) => (line.startsWith('Disallow: ') ? [line.slice(10)] : []))

test('robots.txt opens the public pages and closes the private areas', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain('User-agent: *')
  const closed = closedIn(text)
  for (const area of ['/api/', '/app', '/manager', '/dev']) expect(closed).toContain(area)
  expect(closed).not.toContain('/login')
  expect(text).toContain('Allow: /api/docs')
})

test('favicon.ico is a small icon that browsers keep', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  const { 'content-type': type, 'cache-control': kept, etag } = answer.headers()
  expect(type).toBe('image/x-icon')
  expect(kept).toContain('public')
  expect(etag).toBeTruthy()
  const icon = await answer.body()
  expect([...icon.subarray(0, 5)]).toEqual([0, 0, 1, 0, 3])
  expect(icon.byteLength).toBeLessThan(5000)
})
