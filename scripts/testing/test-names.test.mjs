import { expect, test } from 'vitest'
import {
  errorsIn,
  fromPlaywright,
  fromVitest,
  namesOfFailed,
  namesOfUnsteady,
} from './test-names.mjs'

test('a failed test is named with the first line of its error', () => {
  const assertionResults = [
    { fullName: 'adds', status: 'failed', failureMessages: ['Error: expected 2\n    at a.ts:1'] },
    { fullName: 'divides', status: 'passed', failureMessages: [] },
  ]
  const tests = fromVitest({ testResults: [{ name: 'a.test.ts', assertionResults }] })
  expect(namesOfFailed(tests)).toEqual(['a.test.ts: adds: Error: expected 2'])
})

test('a test that passed only when tried again is named with its first error', () => {
  const results = [{ error: { message: '\u001B[31mError: hidden\u001B[39m\nCall log' } }, {}]
  const specs = [{ title: 'opens', tests: [{ status: 'flaky', results }] }]
  const tests = fromPlaywright({ suites: [{ file: 'a.spec.ts', specs }] })
  expect(namesOfUnsteady(tests)).toEqual(['a.spec.ts: opens: Error: hidden'])
})

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
