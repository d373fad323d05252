import { expect, test } from 'vitest'
import { isDay } from './day.ts'

test('a filter by days takes days, and nothing else', () => {
  expect(['2026-05-03', '2024-02-29'].map(isDay)).toEqual([true, true])
  const others = ['', '2026-13-01', '2026-05-3', '0202-05-03', 'yesterday', '2026-05-03T00:00']
  expect(others.map(isDay)).toEqual(others.map(() => false))
})
