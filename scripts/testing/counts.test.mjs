import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './counts.mjs'

describe('Vitest', () => {
  const good = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  }
  const broken = { status: 'failed', assertionResults: [] }

  test.each([
    ['what passed', good, 0, { passed: 5, failed: 0 }],
    ['what failed', { ...good, numFailedTests: 2 }, 1, { passed: 5, failed: 2 }],
    ['skipped tests as failed', { ...good, numPendingTests: 1 }, 0, { passed: 5, failed: 1 }],
    ['tests to do as failed', { ...good, numTodoTests: 3 }, 0, { passed: 5, failed: 3 }],
    ['a file that broke', { ...good, testResults: [broken] }, 1, { passed: 5, failed: 1 }],
    ['an error outside any test', good, 1, { passed: 5, failed: 1 }],
    ['a run without a report', undefined, 0, { passed: 0, failed: 1 }],
  ])('counts %s', (_, report, exitCode, counts) => {
    expect(countVitest(report, exitCode)).toEqual(counts)
  })
})

describe('Playwright', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }
  const good = { stats, errors: [] }

  test.each([
    ['what passed', good, 0, { passed: 5, failed: 0 }],
    ['what failed', { ...good, stats: { ...stats, unexpected: 2 } }, 1, { passed: 5, failed: 2 }],
    [
      'skipped tests as failed',
      { ...good, stats: { ...stats, skipped: 1 } },
      0,
      { passed: 5, failed: 1 },
    ],
    [
      'a few second tries as passed',
      { ...good, stats: { ...stats, flaky: 3 } },
      0,
      { passed: 8, failed: 0 },
    ],
    [
      'many second tries as failed',
      { ...good, stats: { ...stats, flaky: 4 } },
      0,
      { passed: 5, failed: 4 },
    ],
    ['an error outside any test', { ...good, errors: [{}] }, 1, { passed: 5, failed: 1 }],
    ['a run cut short', good, 130, { passed: 5, failed: 1 }],
    ['a run without a report', undefined, 1, { passed: 0, failed: 1 }],
  ])('counts %s', (_, report, exitCode, counts) => {
    expect(countPlaywright(report, exitCode)).toEqual(counts)
  })
})
