import { expect, test } from 'vitest'
import { normaliseEmail } from '../people/normalise-email.ts'
import { sourceOf } from './source.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [undefined, 'unknown'],
])('check 9: %s counts as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source)
})

test.each([
  ['  Ann@Example.COM ', 'ann@example.com'],
  ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
  ['\u3000ann@example.com', 'ann@example.com'],
  ['ann', undefined],
  ['ann@', undefined],
  ['ann @example.com', undefined],
  ['ann\u202e@example.com', undefined],
  ['📚@example.com', undefined],
  ['', undefined],
])('check 11: the address "%s" is %s', (text, address) => {
  expect(normaliseEmail(text)).toBe(address)
})
