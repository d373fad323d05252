import { expect, test } from 'vitest'
import { framedPolicy, type SecurityFacts, securityHeaders } from './security-headers.ts'

function headersOf(facts: Partial<SecurityFacts>, nonce?: string) {
  const headers = new Headers()
  securityHeaders({ https: false, development: false, ...facts })(headers, nonce)
  return headers
}

const policy = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources.join(' ')]
    }),
  )

test('check 26: scripts and styles run only from here or with the nonce of this response', () => {
  const rules = policy(headersOf({}, 'abc'))
  expect(rules.get('default-src')).toBe("'none'")
  expect(rules.get('script-src')).toBe("'self' 'nonce-abc'")
  expect(rules.get('style-src')).toBe("'self' 'nonce-abc'")
  expect(rules.get('frame-ancestors')).toBe("'none'")
  expect(rules.get('base-uri')).toBe("'none'")
})

test('check 26: a response without a page has no nonce', () => {
  expect(policy(headersOf({})).get('script-src')).toBe("'self'")
})

test('check 26: the policy opens for a place elsewhere that a feature names, and in its use alone', () => {
  const outsideSources = [{ script: 'https://a.example', frame: 'https://b.example' }]
  const rules = policy(headersOf({ outsideSources }, 'abc'))
  expect(rules.get('script-src')).toBe("'self' 'nonce-abc' https://a.example")
  expect(rules.get('frame-src')).toBe("'self' https://b.example")
  expect(rules.get('connect-src')).toBe("'self'")
  expect(rules.get('style-src')).toBe("'self' 'nonce-abc'")
  const closed = headersOf({}).get('content-security-policy')
  expect(closed).not.toContain('https://')
  expect(policy(headersOf({})).get('frame-src')).toBe("'self'")
})

test('check 26: browsers are told to stay on https, where the public address is https', () => {
  expect(headersOf({ https: true }).get('strict-transport-security')).toBe(
    'max-age=63072000; includeSubDomains',
  )
  expect(policy(headersOf({ https: true })).has('upgrade-insecure-requests')).toBe(true)
  expect(headersOf({}).has('strict-transport-security')).toBe(false)
  expect(policy(headersOf({})).has('upgrade-insecure-requests')).toBe(false)
})

test('check 26: nosniff, no framing, no referrer for others', () => {
  const headers = headersOf({})
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

test('check 26: a framed document may be shown by our own pages, and runs nothing', () => {
  const headers = new Headers({ 'content-security-policy': framedPolicy })
  securityHeaders({ https: false, development: false })(headers, undefined)
  const rules = policy(headers)
  expect(rules.get('default-src')).toBe("'none'")
  expect(rules.get('frame-ancestors')).toBe("'self'")
  expect(rules.get('sandbox')).not.toMatch(/scripts|same-origin|forms/)
  expect(rules.has('script-src')).toBe(false)
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('check 26: no other policy that an answer brings along is kept', () => {
  const headers = new Headers({ 'content-security-policy': 'script-src *' })
  securityHeaders({ https: false, development: false })(headers, undefined)
  expect(policy(headers).get('script-src')).toBe("'self'")
  expect(headers.get('x-frame-options')).toBe('DENY')
})
