import { expect, test } from 'vitest'
import { dueAt } from './due-at.ts'

const moments = [
  ['2026-11-27T07:45:00.000Z', '2026-11-28T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['2026-11-27T05:59:59.999Z', '2026-11-27T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['2026-11-30T05:00:00.000Z', '2026-11-30T06:00:00.000Z', '2026-11-30T06:00:00.000Z'],
  ['2026-11-30T06:00:00.000Z', '2026-12-01T06:00:00.000Z', '2026-12-07T06:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01T06:00:00.000Z', '2027-01-04T06:00:00.000Z'],
] as const

test.each(moments)('a digest after %s', (now, daily, weekly) => {
  const at = new Date(now)
  expect(dueAt('daily', at)?.toISOString()).toBe(daily)
  expect(dueAt('weekly', at)?.toISOString()).toBe(weekly)
  expect(dueAt('atOnce', at)?.toISOString()).toBe(now)
  expect(dueAt('off', at)).toBeNull()
})
