import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../browser.ts'

export type Options = Parameters<APIRequestContext['fetch']>[1]

export type Answer = [status: number, path: string, options?: Options]

export const post = (options: Options = {}): Options => ({ method: 'POST', ...options })

/** Each answer has every header of safety. */
export function expectHeaders(answers: Answer[]) {
  for (const [status, path, options] of answers) {
    test(`check 26: ${options?.method ?? 'GET'} ${path.slice(0, 40)} answers ${status} with every header of safety`, async ({
      request,
    }) => {
      const answer = await request.fetch(path, { ...options, maxRedirects: 0 })
      expect(answer.status()).toBe(status)
      const headers = answer.headers()
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toContain('camera=(self)')
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none';.* frame-ancestors 'none';/,
      )
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
      // This origin is plain http: HSTS would lock users out.
      expect(headers).not.toHaveProperty('strict-transport-security')
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('server')
    })
  }
}
