import { expect, test } from 'vitest'
import { securityTable } from './security-table.mjs'
import { fromPlaywright, fromVitest } from './test-names.mjs'

const checks = ['Codes are used once.', 'Tries are counted.', 'No test claims this one.']
const result = (fullName, status) => ({ fullName, status })
const spec = (title, status) => ({ title, tests: [{ status }] })
const passed = (name) => ({ path: 'src/codes.test.ts', name, passed: true })

test('a check is shown by tests that passed, by all of them, and by one at least', () => {
  const failed = { ...passed('check 2: three at once'), passed: false }
  const tests = [
    passed('check 1: once'),
    passed('check 2: three'),
    failed,
    passed('security: noise'),
  ]
  const table = securityTable(checks, tests)
  expect(table.map((row) => row.passed)).toEqual([true, false, false, true])
  expect(table[1].lines.at(-1)).toContain('check 2: three at once')
})

test('check 12 says nothing of check 1', () => {
  expect(securityTable(checks, [passed('check 12: from elsewhere')])[0].passed).toBe(false)
})

test('a check that is not built yet has its number, and no row', () => {
  const table = securityTable(['One.', null, 'Three.'], [passed('check 1'), passed('check 3')])
  expect(table.map((row) => row.passed)).toEqual([true, true, false])
  expect(table[1].lines[0]).toContain(' 3  Three.')
})

test('a test that Vitest did not run shows nothing', () => {
  const assertionResults = [
    result('one', 'passed'),
    result('two', 'failed'),
    result('three', 'skipped'),
  ]
  expect(fromVitest({ testResults: [{ name: 'a.test.ts', assertionResults }] })).toEqual([
    { path: 'a.test.ts', name: 'one', passed: true },
    { path: 'a.test.ts', name: 'two', passed: false },
  ])
})

test('a test of Playwright has the names of its groups; one that was flaky has not passed', () => {
  const group = { title: 'check 1', file: 'a.spec.ts', specs: [spec('inside', 'flaky')] }
  const file = {
    title: 'a.spec.ts',
    file: 'a.spec.ts',
    specs: [spec('one', 'expected')],
    suites: [group],
  }
  expect(fromPlaywright({ suites: [file] })).toEqual([
    { path: 'a.spec.ts', name: 'one', passed: true, unsteady: false },
    { path: 'a.spec.ts', name: 'check 1 inside', passed: false, unsteady: true },
  ])
})
