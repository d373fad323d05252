import { expect, test } from '../browser.ts'

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
