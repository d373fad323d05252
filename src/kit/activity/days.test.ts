import { expect, test } from 'vitest'
import { dayAfter, dayBegins } from './days.ts'

test('a day lasts until the next begins, the night in which clocks change included', () => {
  for (const day of ['2026-03-29', '2026-10-25', '2026-12-31']) {
    const [from, to] = [dayBegins(day), dayAfter(day)]
    expect([from.getHours(), to.getHours()]).toEqual([0, 0])
    const hours = (to.getTime() - from.getTime()) / 3_600_000
    expect(hours >= 23 && hours <= 25).toBe(true)
  }
})
