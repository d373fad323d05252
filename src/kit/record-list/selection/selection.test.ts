import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  extend,
  isSelected,
  nothing,
  reach,
  type Selection,
  selectedOf,
  toggle,
  toggleThese,
} from './selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const all: Selection = { kind: 'all' }

describe('behaviour 10: a selection', () => {
  it('takes a row in and lets it go', () => {
    const one = toggle(nothing, 'b', ids)
    expect(selectedOf(one, ids)).toEqual(['b'])
    expect(selectedOf(toggle(one, 'b', ids), ids)).toEqual([])
  })

  it('reaches from the row that was chosen last, in both directions', () => {
    expect(selectedOf(extend(toggle(nothing, 'b', ids), 'd', ids), ids)).toEqual(['b', 'c', 'd'])
    expect(selectedOf(extend(toggle(nothing, 'd', ids), 'b', ids), ids)).toEqual(['b', 'c', 'd'])
    expect(selectedOf(extend(nothing, 'c', ids), ids)).toEqual(['c'])
  })

  it('begins again where the row that was chosen last has left', () => {
    expect(selectedOf(extend(toggle(nothing, 'gone', ids), 'c', ids), ids)).toEqual(['c'])
  })

  it('of all that match holds what has not been read, and keeps the others when one is let go', () => {
    expect(isSelected(all, 'not read yet')).toBe(true)
    expect(selectedOf(toggle(all, 'c', ids), ids)).toEqual(['a', 'b', 'd', 'e'])
  })

  it('takes all rows that are there, and lets them go together', () => {
    const these = toggleThese(toggle(nothing, 'b', ids), ids)
    expect(selectedOf(these, ids)).toEqual(ids)
    expect(toggleThese(these, ids)).toEqual(nothing)
  })

  it('reaches on to the next row, and lets a row go on the way back', () => {
    const two = reach(nothing, ['b', 'c'], ids)
    expect(selectedOf(two, ids)).toEqual(['b', 'c'])
    const three = reach(two, ['c', 'd'], ids)
    expect(selectedOf(three, ids)).toEqual(['b', 'c', 'd'])
    expect(selectedOf(reach(three, ['d', 'c'], ids), ids)).toEqual(['b', 'c'])
  })

  it('counts no row that has left', () => {
    expect(selectedOf(toggleThese(nothing, ids), ['b', 'e'])).toEqual(['b', 'e'])
  })

  it('never holds a row that is not there, and toggling twice changes nothing', () => {
    const some = fc
      .subarray(ids)
      .map((chosen): Selection => ({ kind: 'some', ids: new Set(chosen) }))
    fc.assert(
      fc.property(some, fc.constantFrom(...ids), (selection, id) => {
        const twice = toggle(toggle(selection, id, ids), id, ids)
        expect(selectedOf(twice, ids)).toEqual(selectedOf(selection, ids))
        expect(selectedOf(extend(selection, id, ids), ids)).toContain(id)
      }),
    )
  })
})
