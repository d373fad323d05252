import { expect, it } from 'vitest'
import { moved, orderOf, resized, textOf, toggled } from './arrange-columns.ts'
import { viewIn } from './chosen-columns.ts'

const usual = ['author', 'genre', 'isbn', 'year']
const view = viewIn('year.author:180~compact')

it('what was chosen of the columns is kept in one text', () => {
  expect(view).toEqual({
    columns: [{ id: 'year' }, { id: 'author', width: 180 }],
    isCompact: true,
  })
  expect(textOf(view)).toBe('year.author:180~compact')
  expect(textOf(viewIn('author.genre'))).toBe('author.genre')
})

it('a column that is shown again comes behind the one it usually follows', () => {
  expect(orderOf(usual, view)).toEqual(['year', 'author', 'genre', 'isbn'])
  expect(textOf(toggled(view, 'genre', usual))).toBe('year.author:180.genre~compact')
  expect(textOf(toggled(view, 'author', usual))).toBe('year~compact')
  expect(textOf(toggled(viewIn('isbn'), 'author', usual))).toBe('author.isbn')
})

it('columns move within the list and keep to sensible widths', () => {
  expect(textOf(moved(view, 'author', 0))).toBe('author:180.year~compact')
  expect(moved(view, 'author', 2)).toBe(view)
  expect(moved(view, 'year', -1)).toBe(view)
  expect(textOf(resized(view, 'year', 12))).toBe('year:64.author:180~compact')
  expect(textOf(resized(view, 'author', 9999.4))).toBe('year.author:640~compact')
  expect(textOf(resized(view, 'author'))).toBe('year.author~compact')
})
