import { expect, test } from 'vitest'
import { isOwnName } from './own-name.ts'

const baseUrl = new URL('http://product.test:3000')

test.each([
  'product.test:3000',
  'PRODUCT.test',
  'localhost:3000',
  'other.localhost',
  '127.0.0.1:3000',
  '192.168.1.7:3000',
  '[::1]:3000',
])('%s is a name of this server', (host) => {
  expect(isOwnName(host, baseUrl)).toBe(true)
})

test.each([
  null,
  '',
  'evil.example:3000',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  'a b',
])('%s may be anybody’s', (host) => {
  expect(isOwnName(host, baseUrl)).toBe(false)
})
