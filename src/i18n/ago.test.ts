import { expect, test } from 'vitest'
import { ago, fromNow } from './ago.ts'
import { formatsOf } from './formats.ts'

test.each([
  [-5, 'now'],
  [0, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [30 * 3600, 'yesterday'],
  [15 * 86_400, '2 weeks ago'],
  [70 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('spec 1: what is %i seconds old was %s', (seconds, said) => {
  const now = Date.parse('2026-03-05T12:00:00Z')
  expect(ago(now - seconds * 1000, now, formatsOf('en'))).toBe(said)
})

test.each([
  [-59, 'now'],
  [90, 'in 1 minute'],
  [2 * 3600, 'in 2 hours'],
  [-2 * 3600, '2 hours ago'],
])('a time %i seconds from now is %s', (seconds, words) => {
  expect(fromNow(seconds * 1000, 0, formatsOf('en'))).toBe(words)
})
