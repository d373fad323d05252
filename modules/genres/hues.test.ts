import { expect, test } from 'vitest'
import { hueNames, hues, leastUsedHue } from './hues.ts'

test('a new genre gets the hue that fewest genres have', () => {
  const of = (...colours: number[]) => leastUsedHue(colours.map((colour) => ({ colour })))
  expect(of()).toBe(hues.rose)
  expect(of(350)).toBe(hues.rust)
  expect(of(...Object.values(hues).filter((hue) => hue !== hues.teal))).toBe(hues.teal)
  expect(of(...Object.values(hues), ...Object.values(hues).slice(0, -1))).toBe(hues.plum)
  expect(hueNames).toHaveLength(12)
})
