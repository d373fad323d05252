import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionBetween } from './position.ts'

test('a book put anywhere stands between its neighbours, however often', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 300 }), (places) => {
      const shelf: string[] = []
      for (const place of places) {
        const at = place % (shelf.length + 1)
        shelf.splice(at, 0, positionBetween(shelf[at - 1], shelf[at]))
      }
      expect(shelf).toEqual([...new Set(shelf)].toSorted(byCodePoint))
      expect(shelf.every((position) => !/^.{8}.*0$/.test(position) || position.length === 8)).toBe(
        true,
      )
    }),
  )
})

const byCodePoint = (one: string, other: string) => {
  if (one === other) return 0
  return one < other ? -1 : 1
}

test.each([
  ['at the end', 8, (shelf: string[]) => shelf.push(positionBetween(shelf.at(-1), undefined))],
  ['at the beginning', 8, (shelf: string[]) => shelf.unshift(positionBetween(undefined, shelf[0]))],
  [
    'into the same gap, from below',
    8 + 400 / 5,
    (shelf: string[]) => shelf.splice(1, 0, positionBetween(shelf[0], shelf[1])),
  ],
  [
    'into the same gap, from above',
    8 + 400 / 5,
    (shelf: string[]) => shelf.splice(-1, 0, positionBetween(shelf.at(-2), shelf.at(-1))),
  ],
])('four hundred books put %s need no more than %i digits each', (_, most, put) => {
  const shelf = [positionBetween(undefined, undefined)]
  shelf.push(positionBetween(shelf[0], undefined))
  for (let count = 0; count < 400; count++) put(shelf)
  expect(Math.max(...shelf.map((position) => position.length))).toBeLessThanOrEqual(most)
})
