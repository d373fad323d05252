import { expect, test } from 'vitest'
import { errorsIn } from './test-names.mjs'

test('a run that failed without a failed test is explained by the errors that it printed', () => {
  const printed = [
    ' ✓ a.test.ts (3 tests) 12ms',
    '',
    '\u001B[31m⎯⎯⎯ Unhandled Errors ⎯⎯⎯\u001B[39m',
    '\u001B[31mError: ENOTEMPTY: directory not empty\u001B[39m',
    ' ❯ src/server.ts:3:1',
    ' Tests  3 passed (3)',
  ].join('\n')
  expect(errorsIn(printed)).toEqual([
    '⎯⎯⎯ Unhandled Errors ⎯⎯⎯',
    'Error: ENOTEMPTY: directory not empty',
    '❯ src/server.ts:3:1',
  ])
})

test('a run that printed nothing is explained by nothing', () => {
  expect(errorsIn(undefined)).toEqual([])
})
