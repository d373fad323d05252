import { expect, test } from 'vitest'
import { isMet, type Figure } from './figure.ts'

const share: Figure = { name: 'a list', value: 0.5, unit: 'share' }
const weight: Figure = { name: 'a page', value: 190, unit: 'kB' }

test('of a share, at least as much is aimed at; of a weight, at most', () => {
  expect(isMet({ ...share, aim: 0.5 })).toBe(true)
  expect(isMet({ ...share, aim: 0.51 })).toBe(false)
  expect(isMet({ ...weight, aim: 190 })).toBe(true)
  expect(isMet({ ...weight, aim: 189.9 })).toBe(false)
})

test('a page that is fast enough need not have its share of the bare server', () => {
  const slow = { perSecond: 2499, p50: 1, p99: 1 }
  const page: Figure = { ...share, value: 0.2, aim: 0.25, orPerSecond: 2500 }
  expect(isMet({ ...page, speed: slow })).toBe(false)
  expect(isMet({ ...page, speed: { ...slow, perSecond: 2500 } })).toBe(true)
})

test('a figure without an aim is neither met nor missed, and one that was not measured is missed', () => {
  expect(isMet(share)).toBeUndefined()
  expect(isMet({ ...share, value: NaN, aim: 0.5 })).toBe(false)
})
