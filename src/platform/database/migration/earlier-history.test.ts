import { expect, test } from 'vitest'
import { lacksEarlier, withBaselines } from './earlier-history.ts'
import { nameMadeAt } from './migration-history.ts'

const known = [
  '20261128193846_baseline',
  'pets/20261128193846_baseline',
  '20270101000000_next',
].map((name) => ({ name, sql: '', removes: [] }))

test('the whole earlier history is that of the baselines, also where times stand for names', () => {
  const last = nameMadeAt(Date.parse('2026-11-28T19:38:45Z'), known)
  const names = ['20261121065346_search_text_and_ids', last, '20270101000000_next']
  expect(withBaselines(names, known)).toEqual(known.map(({ name }) => name))
  expect(lacksEarlier(names)).toBe(false)
})

test('a part of it is left as it is, and lacks the rest', () => {
  const names = ['20261121065346_search_text_and_ids', '20261121081446_sign_in']
  expect(withBaselines(names, known)).toEqual(names)
  expect(lacksEarlier(names)).toBe(true)
  expect(lacksEarlier(['29990101000000_newer', 'cats/20260101000000_baseline'])).toBe(false)
})
