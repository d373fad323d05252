import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { say } from '../bootstrap/words.mjs'
import { endToEndReport } from '../testing/end-to-end.mjs'
import { securityTable } from '../testing/security-table.mjs'
import { fromPlaywright, fromVitest } from '../testing/test-names.mjs'
import { vitestReport } from '../testing/vitest.mjs'

/** The tests that claim one of the thirty checks of safety, or go beyond them. */
const names = String.raw`\b(check \d+|security:)`

/** How often each kind of nonsense is tried; `npm test` tries less of it. */
const env = { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '100', TEST_DATABASE_URL: '' }

/** Only these are read: of a file without any such test, what it sets up would never be put away. */
function claimants() {
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true }).map((file) => join(folder, file)),
  )
  return files.filter(
    (file) =>
      /\.test\.(tsx?|mjs)$/.test(file) && new RegExp(names).test(readIfAny(inProject(file))),
  )
}

/** Every check of safety by its number, with the tests that show it. */
export async function main() {
  await install()
  await build({ anew: true })
  const projects = ['unit', 'database', 'processes', 'reliability']
  const inside = await vitestReport({ projects, files: claimants(), names, env })
  const outside = await endToEndReport({ names, env })

  const checks = JSON.parse(readIfAny(inProject('tests/security/checks.json')))
  const tests = [...fromVitest(inside.report), ...fromPlaywright(outside.report)]
  const table = securityTable(checks, tests)
  for (const { lines } of table) say(lines.join('\n'))
  const failed = table.filter(({ passed }) => !passed).length
  // Also a run that was cut short, or a file that could not be read, shows too little.
  const isWhole = inside.exitCode === 0 && outside.exitCode === 0
  process.exitCode = failed === 0 && isWhole ? 0 : 1
  say(`\n${table.length - failed} passed, ${failed} failed${isWhole ? '' : '; the run broke off'}`)
}
