import { expect, test } from 'vitest'
import { momentsIn } from './moments.server.ts'

test.each([
  ['2026-05-03', '2026-05-03T00:00:00.000Z', '2026-05-04T00:00:00.000Z'],
  ['2026-05-03@Africa/Nairobi', '2026-05-02T21:00:00.000Z', '2026-05-03T21:00:00.000Z'],
  [
    '2026-01-01..2026-01-31@America/New_York',
    '2026-01-01T05:00:00.000Z',
    '2026-02-01T05:00:00.000Z',
  ],
  ['2026-03-01..@Europe/Paris', '2026-02-28T23:00:00.000Z', undefined],
  ['..2026-03-29@Europe/Paris', undefined, '2026-03-29T22:00:00.000Z'],
  // In Cairo the clock goes forward at midnight.
  ['2026-04-24@Africa/Cairo', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
])('the days %s are from %s to before %s', (text, from, before) => {
  expect(momentsIn(text)).toEqual({ from, before })
})

test.each([
  ['last7days@Asia/Tokyo', '2026-11-20T15:00:00.000Z'],
  ['last30days', '2026-10-28T00:00:00.000Z'],
  ['thisYear@America/New_York', '2026-01-01T05:00:00.000Z'],
])('%s begin on the day where the user is', (text, from) => {
  const now = Date.parse('2026-11-26T20:00:00Z')
  expect(momentsIn(text, now)).toEqual({ from, before: undefined })
})

test.each([
  '',
  '..',
  '2026-02-30',
  '2026-01-02..2026-01-01',
  'yesterday',
  '2026-01-01@Mars',
  'thisYear@UTC@UTC',
])('"%s" is no range of days', (text) => expect(momentsIn(text)).toBeUndefined())
