import { expect, test } from '../../../tests/e2e/browser.ts'

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
})
