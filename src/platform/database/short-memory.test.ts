import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shortMemory } from './short-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a kept value is known for a while, for this database alone', () => {
  const memory = shortMemory<object, number>(1000)
  const [orm, other] = [{}, {}]
  expect(memory.recall(orm, 'notes')).toBeUndefined()
  memory.keep(orm, 'notes', 3)
  memory.keep(orm, 'notes', 4)
  expect(memory.recall(orm, 'notes')).toBe(4)
  expect(memory.recall(orm, 'users')).toBeUndefined()
  expect(memory.recall(other, 'notes')).toBeUndefined()
  vi.advanceTimersByTime(1000)
  expect(memory.recall(orm, 'notes')).toBeUndefined()
})

test('of very many only the newest are known', () => {
  const memory = shortMemory<object, number>(1000)
  const orm = {}
  for (let number = 0; number <= 1000; number++) memory.keep(orm, `${number}`, number)
  expect(['0', '1', '1000'].map((name) => memory.recall(orm, name))).toEqual([undefined, 1, 1000])
})
