import { expect, test } from 'vitest'
import { isMoment } from './order.ts'

test.each([
  ['2026-11-22T10:00:00.000Z', true],
  ['0001-01-01T00:00:00.000Z', true],
  ['0000-01-01T00:00:00.000Z', false],
  ['+275760-09-13T00:00:00.000Z', false],
  ['-000001-01-01T00:00:00.000Z', false],
  ['2026-11-22', false],
  ['2026-02-30T10:00:00.000Z', false],
  ['yesterday', false],
  [1, false],
])('that %j is a moment of a cursor is %s', (key, expected) => {
  expect(isMoment(key)).toBe(expected)
})
