import { rmSync } from 'node:fs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { countPlaywright } from './counts.mjs'
import { playwright } from './playwright.mjs'

/** Runs the end-to-end tests and counts them. */
export async function endToEnd() {
  const results = inProject('test-results/e2e.json')
  rmSync(results, { force: true })
  const exitCode = await playwright('e2e')
  const report = readIfAny(results)
  return countPlaywright(report && JSON.parse(report), exitCode)
}
