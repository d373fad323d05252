import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../bootstrap/arguments.mjs'
import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { say } from '../bootstrap/words.mjs'
import { endToEndReport } from '../testing/end-to-end.mjs'
import { securityTable } from '../testing/security-table.mjs'
import { fromPlaywright, fromVitest } from '../testing/test-names.mjs'
import { vitestReport } from '../testing/vitest.mjs'

const names = String.raw`\b(check \d+|security:)`

const env = { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '100', TEST_DATABASE_URL: '' }

/** Only files with such a test run: Vitest would never tear down what a file without any sets up. */
function claimants() {
  const files = ['src', 'modules', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((file) => join(folder, file)),
  )
  return files.filter(
    (file) =>
      /\.test\.(tsx?|mjs)$/.test(file) && new RegExp(names).test(readIfAny(inProject(file))),
  )
}

export const usage = `npm run test:security    runs the tests of each security check, and fuzz tests at length: FUZZ_RUNS of each kind, 100 by default`

export async function main() {
  readArguments(usage)
  await install()
  await build({ force: true })
  const projects = ['unit', 'database', 'processes', 'reliability']
  const inside = await vitestReport({ projects, files: claimants(), names, env })
  const outside = await endToEndReport({ names, env })

  const checks = securityChecks()
  const tests = [...fromVitest(inside.report), ...fromPlaywright(outside.report)]
  const table = securityTable(checks, tests)
  for (const { lines } of table) say(lines.join('\n'))
  const failed = table.filter(({ passed }) => !passed).length
  const isWhole = inside.exitCode === 0 && outside.exitCode === 0
  process.exitCode = failed === 0 && isWhole ? 0 : 1
  say(`\n${table.length - failed} passed, ${failed} failed${isWhole ? '' : '; the run broke off'}`)
}
