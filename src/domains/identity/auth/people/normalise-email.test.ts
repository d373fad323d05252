import { expect, test } from 'vitest'
import { normaliseEmail } from './normalise-email.server.ts'

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
