import { say } from '../bootstrap/words.mjs'

/** A skipped test shows nothing, a file that can't be read shows less: both count as failures. */
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

/** Among hundreds of tests in a real browser a noisy machine may upset so many; that more need a second try is a failure. */
const UNSTEADY_AT_MOST = 3

/** What passed only when tried again is told by name at the end of the run. */
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

/** A tool that ends badly has failed, also when it can't name a test. */
function atLeastOne(exitCode, { passed, failed }) {
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}
