import type { Page, Response } from '@playwright/test'
import { expect } from '../browser.ts'

type Watched = Window & { violations?: string[] }

/** Has every page, before anything of it runs, note what its policy kept from happening. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    )
  })

/** A page that came with a policy and has kept within it. Answers with the policy's nonce. */
export async function expectPolicy(page: Page, response: Response | null) {
  const { 'content-security-policy': policy = '', ...headers } = response?.headers() ?? {}
  const [, nonce] = /script-src 'self' 'nonce-([^']+)';/.exec(policy) ?? []
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(policy).toMatch(/^default-src 'none';.* frame-ancestors 'none';/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers).not.toHaveProperty('content-security-policy-report-only')
  expect(await page.evaluate(() => (window as Watched).violations)).toEqual([])
  return nonce
}
