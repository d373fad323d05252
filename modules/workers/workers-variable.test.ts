import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { InvalidConfiguration, readConfig } from '#platform/config/config.ts'
import { workersVariable } from './workers-variable.server.ts'

const workers = (variables: Record<string, string> = {}) =>
  workersVariable.of(readConfig(variables, [workersVariable]))

test('one process, as many as WORKERS says, or one for each core', () => {
  expect(workers()).toBe(1)
  expect(workers({ WORKERS: '3' })).toBe(3)
  expect(workers({ WORKERS: 'auto' })).toBe(availableParallelism())
})

test.each(['0', '257', 'all'])('check 25: WORKERS=%s is refused', (value) => {
  expect(() => workers({ WORKERS: value })).toThrow(InvalidConfiguration)
  expect(() => workers({ WORKERS: value })).toThrow(/WORKERS should be/)
})
