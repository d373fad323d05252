import { expect, it } from 'vitest'
import { moved, orderOf, resized, textOf, toggled } from './arrange-columns.ts'
import { viewIn } from './chosen-view.ts'

const usual = ['owner', 'kind', 'chip', 'born']
const view = viewIn('born.owner:180~compact')

it('what was chosen of the columns is kept in one text', () => {
  expect(view).toEqual({
    columns: [{ id: 'born' }, { id: 'owner', width: 180 }],
    isCompact: true,
  })
  expect(textOf(view)).toBe('born.owner:180~compact')
  expect(textOf(viewIn('owner.kind'))).toBe('owner.kind')
})

it('a column that is shown again comes behind the one it usually follows', () => {
  expect(orderOf(usual, view)).toEqual(['born', 'owner', 'kind', 'chip'])
  expect(textOf(toggled(view, 'kind', usual))).toBe('born.owner:180.kind~compact')
  expect(textOf(toggled(view, 'owner', usual))).toBe('born~compact')
  expect(textOf(toggled(viewIn('chip'), 'owner', usual))).toBe('owner.chip')
})

it('columns move within the list and keep to sensible widths', () => {
  expect(textOf(moved(view, 'owner', 0))).toBe('owner:180.born~compact')
  expect(moved(view, 'owner', 2)).toBe(view)
  expect(moved(view, 'born', -1)).toBe(view)
  expect(textOf(resized(view, 'born', 12))).toBe('born:64.owner:180~compact')
  expect(textOf(resized(view, 'owner', 9999.4))).toBe('born.owner:640~compact')
  expect(textOf(resized(view, 'owner'))).toBe('born.owner~compact')
})
