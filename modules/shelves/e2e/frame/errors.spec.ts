import { expect, test } from '../../../../tests/e2e/browser.ts'

test('spec 2: an unknown route below books, authors and shelves is a 404 page before sign-in', async ({
  request,
}) => {
  const unknown = [
    '/app/books/1/nowhere',
    '/app/shelves/a/b',
    '/app/authors/a/b/c',
    '/manager/books/1/nowhere',
  ]
  for (const path of unknown) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain('This page could not be found')
  }
  for (const path of ['/app/books/1', '/app/shelves/a']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(307)
    expect(response.headers()['location'], path).toContain('/login?redirect=')
  }
})

test('bad input: malformed addresses of books never make a 500', async ({ request, baseURL }) => {
  const paths = [
    '/manager/books?searchTerm=%F0%9F%92%A9%00',
    '/app/books/%00',
    '/app/books/..%2f..%2fetc%2fpasswd',
    '/app/books/%E0%A4%A',
    `/app/books/${'x'.repeat(5000)}`,
  ]
  for (const path of paths) {
    const response = await request.get(baseURL + path, { maxRedirects: 0 })
    expect(response.status(), path).toBeLessThan(500)
    expect(await response.text(), path).not.toMatch(/at .*\.(js|ts|mjs):\d+/)
  }
})
