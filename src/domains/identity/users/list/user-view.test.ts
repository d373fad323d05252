import { expect, test } from 'vitest'
import { userView } from './user-view.ts'

const nothing = { searchTerm: '', role: '', status: '', sort: '', cursor: '' }

test('behaviour 6: the address says who is looked at, and the cursor does not', () => {
  const asked = { searchTerm: 'noor', role: 'user', status: 'banned', sort: '-email' }
  expect(userView({ ...asked, cursor: 'somewhere' })).toEqual(asked)
})

test('behaviour 6: what there is not counts as not said', () => {
  const unknown = { role: 'king', status: 'gone', sort: 'age' }
  expect(userView({ ...nothing, ...unknown })).toEqual(userView(nothing))
})
