import { rmSync } from 'node:fs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { countPlaywright } from './counts.mjs'
import { playwright } from './playwright.mjs'
import { filesOfFailed, fromPlaywright, namesOfFailed, namesOfUnsteady } from './test-names.mjs'

export async function endToEnd(which) {
  const { report, exitCode } = await endToEndReport(which)
  const tests = fromPlaywright(report)
  return {
    ...countPlaywright(report, exitCode),
    failures: namesOfFailed(tests),
    failedFiles: filesOfFailed(tests),
    unsteady: namesOfUnsteady(tests),
  }
}

export async function endToEndReport(which) {
  const results = inProject('test-results/e2e.json')
  rmSync(results, { force: true })
  const exitCode = await playwright('e2e', which)
  const report = readIfAny(results)
  return { report: report && JSON.parse(report), exitCode }
}
