import { afterEach, expect, test, vi } from 'vitest'
import { fromLocalTime, localTimeOf } from './local-time.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['Africa/Nairobi', '2026-01-31T15:00:00.000Z', '2026-01-31T18:00'],
  ['America/New_York', '2026-07-01T02:30:05.000Z', '2026-06-30T22:30:05'],
  ['UTC', '0042-01-01T00:00:00.500Z', '0042-01-01T00:00:00.500'],
])('in %s, %s is entered as %s', (zone, utc, local) => {
  vi.stubEnv('TZ', zone)
  expect(localTimeOf(utc)).toBe(local)
  expect(fromLocalTime(local)).toBe(utc)
})

test('a time that is not entered wholly is none', () => {
  expect(fromLocalTime('')).toBeUndefined()
  expect(localTimeOf('')).toBe('')
})
