import { expect, test } from 'vitest'
import { withNext } from './with-next.ts'

test('problems come with what to do next, and nothing comes without a problem', () => {
  expect(withNext(['src/a.ts: 301 lines'], 'split the file')).toEqual([
    'src/a.ts: 301 lines',
    'Next: split the file',
  ])
  expect(withNext([], 'split the file')).toEqual([])
})
