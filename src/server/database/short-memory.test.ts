import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shortMemory } from './short-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is kept is known for a while, of this database alone', () => {
  const memory = shortMemory(1000)
  const [orm, other] = [{}, {}]
  expect(memory.holds(orm, 'books')).toBe(false)
  memory.keep(orm, 'books')
  expect(memory.holds(orm, 'books')).toBe(true)
  expect(memory.holds(orm, 'users')).toBe(false)
  expect(memory.holds(other, 'books')).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(memory.holds(orm, 'books')).toBe(false)
})

test('of very many only the newest are known', () => {
  const memory = shortMemory(1000)
  const orm = {}
  for (let number = 0; number <= 1000; number++) memory.keep(orm, `${number}`)
  expect(['0', '1', '1000'].map((name) => memory.holds(orm, name))).toEqual([false, true, true])
})
