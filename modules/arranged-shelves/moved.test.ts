import fc from 'fast-check'
import { expect, test } from 'vitest'
import { behind, moved, originOf } from './moved.ts'

test('a row that is moved goes behind the one that stands before its new place', () => {
  expect(moved(['A', 'B', 'C', 'D'], 0, 2)).toEqual(['B', 'C', 'A', 'D'])
  expect(behind(['A', 'B', 'C', 'D'], 0, 2)).toBe('C')
  expect(moved(['A', 'B', 'C', 'D'], 3, 0)).toEqual(['D', 'A', 'B', 'C'])
  expect(behind(['A', 'B', 'C', 'D'], 3, 0)).toBeUndefined()
})

test('a move loses no row, and another takes it back', () => {
  const many = fc.uniqueArray(fc.string(), { minLength: 1 })
  fc.assert(
    fc.property(many, fc.nat(), fc.nat(), (rows, one, other) => {
      const [from, to] = [one % rows.length, other % rows.length]
      expect(moved(moved(rows, from, to), to, from)).toEqual(rows)
      expect(rows.map((_, place) => rows[originOf(place, { from, to })])).toEqual(
        moved(rows, from, to),
      )
    }),
  )
})
