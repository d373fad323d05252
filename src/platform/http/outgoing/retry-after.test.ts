import { expect, test } from 'vitest'
import { retryAfterOf } from './retry-after.ts'

const now = Date.parse('2027-01-02T10:00:00Z')

test.each([
  ['120', 120],
  [' 0 ', 0],
  ['Sat, 02 Jan 2027 10:01:30 GMT', 90],
  ['Saturday, 02-Jan-27 10:01:30 GMT', 90],
  ['Sat Jan  2 10:01:30 2027', 90],
  ['Sat, 02 Jan 2027 09:00:00 GMT', 0],
  ['-5', undefined],
  ['1.5', undefined],
  ['2027', 2027],
  ['soon', undefined],
  ['Sat, 99 Jan 2027 10:01:30 GMT', undefined],
  ['', undefined],
])('Retry-After %j asks to wait for %j seconds', (asked, seconds) => {
  expect(retryAfterOf({ status: 429, headers: { 'retry-after': asked } }, now)).toBe(seconds)
  expect(retryAfterOf({ status: 503, headers: { 'retry-after': asked } }, now)).toBe(seconds)
  expect(retryAfterOf({ status: 500, headers: { 'retry-after': asked } }, now)).toBeUndefined()
})

test('an answer without Retry-After asks for nothing', () => {
  expect(retryAfterOf({ status: 503, headers: {} }, now)).toBeUndefined()
})
