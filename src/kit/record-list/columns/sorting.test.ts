import { expect, it } from 'vitest'
import { directionOf, nextSort } from './sorting.ts'

it('behaviour 6: a head orders by its column, then the other way round, then not at all', () => {
  expect(nextSort('title', '')).toBe('title')
  expect(nextSort('title', 'title')).toBe('-title')
  expect(nextSort('title', '-title')).toBe('')
  expect(nextSort('-createdAt', 'title')).toBe('-createdAt')
  expect(nextSort('-createdAt', '-createdAt')).toBe('createdAt')
  expect(nextSort('-createdAt', 'createdAt')).toBe('')
})

it('says which way a column is ordered', () => {
  expect(directionOf('title', 'title')).toBe('ascending')
  expect(directionOf('-createdAt', '-createdAt')).toBe('descending')
  expect(directionOf('-createdAt', 'createdAt')).toBe('ascending')
  expect(directionOf('title', 'author')).toBe('none')
})
