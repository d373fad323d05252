import { expect, test } from 'vitest'
import { leftOut } from './left-out.mjs'

const modules = [
  { name: 'feeds', needs: [] },
  { name: 'pets', needs: ['feeds'] },
  { name: 'vets', needs: [] },
]

test('modules that a product left out stay out of a release, but for those that its own need', () => {
  expect(leftOut(modules, ['pets', 'clinic'], { takesNew: false })).toEqual(['vets'])
  expect(leftOut(modules, [], { takesNew: false })).toEqual(['feeds', 'pets', 'vets'])
})

test('a product that left none out gets the new ones', () => {
  expect(leftOut(modules, ['pets', 'feeds'], { takesNew: true })).toEqual([])
})
