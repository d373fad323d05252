import { expect, it } from 'vitest'
import { sortDirection, nextSort } from './sorting.ts'

it('behaviour 6: a head orders by its column, then the other way round, then not at all', () => {
  expect(nextSort('title', '')).toBe('title')
  expect(nextSort('title', 'title')).toBe('-title')
  expect(nextSort('title', '-title')).toBe('')
  expect(nextSort('-createdAt', 'title')).toBe('-createdAt')
  expect(nextSort('-createdAt', '-createdAt')).toBe('createdAt')
  expect(nextSort('-createdAt', 'createdAt')).toBe('')
})

it('says which way a column is ordered', () => {
  expect(sortDirection('title', 'title')).toBe('ascending')
  expect(sortDirection('-createdAt', '-createdAt')).toBe('descending')
  expect(sortDirection('-createdAt', 'createdAt')).toBe('ascending')
  expect(sortDirection('title', 'owner')).toBe('none')
})
