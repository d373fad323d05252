import { say } from '../bootstrap/words.mjs'

export function countVitest(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 }
  const skipped = report.numPendingTests + report.numTodoTests
  if (skipped > 0) say(`${skipped} tests were skipped: they count as failed.`)
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  return atLeastOne(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped + brokenFiles,
  })
}

/** A noisy machine may make this many of hundreds of browser tests need a retry. */
const UNSTEADY_AT_MOST = 3

export function countPlaywright(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  if (skipped > 0) say(`${skipped} tests were skipped: they count as failed.`)
  const isTooUnsteady = flaky > UNSTEADY_AT_MOST
  if (isTooUnsteady) say(`${flaky} tests passed only when tried again: they count as failed.`)
  return atLeastOne(exitCode, {
    passed: expected + (isTooUnsteady ? 0 : flaky),
    failed: unexpected + (isTooUnsteady ? flaky : 0) + skipped + report.errors.length,
  })
}

function atLeastOne(exitCode, { passed, failed }) {
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}
