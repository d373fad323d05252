import { afterEach, expect, test, vi } from 'vitest'
import { Tally } from './tally.mjs'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

test('the last words of a run name what failed', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const tally = new Tally()
  const adds = { passed: 2, failed: 1, failures: ['a.test.ts: adds'] }
  await tally.step('Good', () => Promise.resolve({ passed: 3, failed: 0 }))
  await tally.step('Bad', () => Promise.resolve(adds))
  await tally.step('Broken', () => Promise.reject(new Error('no disk')))
  tally.conclude()
  const words = said.mock.calls.flat().join('\n')
  expect(words).toMatch(/✗ Bad: 1\n {4}a\.test\.ts: adds\n✗ Broken: 1\n\n5 passed, 2 failed$/)
  expect(process.exitCode).toBe(1)
})

test('a test that passed only when tried again is named, and is no failure', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const tally = new Tally()
  const step = { passed: 3, failed: 0, unsteady: ['a.spec.ts: adds'] }
  await tally.step('Browser', () => Promise.resolve(step))
  tally.conclude()
  const words = said.mock.calls.flat().join('\n')
  expect(words).toMatch(
    /\n~ passed only when tried again: a\.spec\.ts: adds\n\n3 passed, 0 failed$/,
  )
  expect(process.exitCode).toBe(0)
})

test('a run that showed nothing is no success', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  new Tally().conclude()
  expect(process.exitCode).toBe(1)
})
