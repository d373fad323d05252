import type { Page, Response } from '@playwright/test'
import { expect } from '../browser.ts'

type Headers = Record<string, string>
type Watched = Window & { violations?: string[] }

export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    )
  })

export function nonceOf({ 'content-security-policy': policy = '', ...headers }: Headers) {
  const [, nonce] = /script-src 'self' 'nonce-([^']+)';/.exec(policy) ?? []
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(policy).toMatch(/^default-src 'none';.* frame-ancestors 'none';/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers).not.toHaveProperty('content-security-policy-report-only')
  return nonce
}

export async function expectPolicy(page: Page, response: Response | null) {
  expect(await page.evaluate(() => (window as Watched).violations)).toEqual([])
  return nonceOf(response?.headers() ?? {})
}
