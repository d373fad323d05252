import { expect, test } from 'vitest'
import { mayChange } from './origin.ts'

const origin = 'https://product.example'
const post = (headers: Record<string, string>) =>
  mayChange(
    new Request(`${origin}/api/fn/x`, { method: 'POST', headers: new Headers(headers) }),
    origin,
  )

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin' },
  { origin },
  { referer: `${origin}/manager/users?x=1` },
])('check 12: %o may change something', (headers) => {
  expect(post(headers)).toBe(true)
})

test.each<Record<string, string>>([
  {},
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin },
  { 'sec-fetch-site': 'none' },
  { origin: 'null' },
  { origin: 'http://product.example' },
  { origin: 'https://product.example:8443' },
  { referer: 'https://product.example.evil.example/' },
  { referer: 'nonsense' },
])('check 12: %o may not', (headers) => {
  expect(post(headers)).toBe(false)
})

test.each(['GET', 'HEAD'])('anyone may read by %s', (method) => {
  expect(mayChange(new Request(origin, { method }), origin)).toBe(true)
})

test('check 12: OPTIONS, which may bring a body, needs an origin like anything that does', () => {
  expect(mayChange(new Request(origin, { method: 'OPTIONS' }), origin)).toBe(false)
})
