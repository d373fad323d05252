import { expect, test } from 'vitest'
import { moveSquare, squareIn } from './square.ts'

const wide = { width: 800, height: 400 }
const middle = { zoom: 1, across: 0.5, down: 0.5 }

test('the square is as large as the picture allows, in its middle', () => {
  expect(squareIn(wide, middle)).toEqual({ side: 400, left: 200, top: 0 })
  expect(squareIn(wide, { ...middle, zoom: 2 })).toEqual({ side: 200, left: 300, top: 100 })
})

test('a picture that is dragged follows the pointer, and never leaves the square', () => {
  expect(moveSquare(wide, middle, { across: 0.25, down: 0.5 })).toEqual({
    zoom: 1,
    across: 0.25,
    down: 0.5,
  })
  expect(moveSquare(wide, middle, { across: -3, down: 0 }).across).toBe(1)
  expect(moveSquare(wide, { ...middle, zoom: 2 }, { across: 0, down: 9 }).down).toBe(0)
})
