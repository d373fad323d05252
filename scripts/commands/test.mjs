import { readArguments } from '../bootstrap/arguments.mjs'
import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { endToEnd } from '../testing/end-to-end.mjs'
import { otherDatabases } from '../testing/other-postgres.mjs'
import { staticCheck, staticChecks } from '../testing/static-checks.mjs'
import { Tally } from '../testing/tally.mjs'
import { vitest } from '../testing/vitest.mjs'

const versionDependent = [
  'src/platform/database',
  'src/platform/activity',
  'auth-activity.database',
  'src/domains/operations/backup',
  'src/domains/catalogue/book-export',
  'src/domains/catalogue/books/import',
  'src/kit/import',
  '/list/',
  '/order/',
  'api.database',
  'table.database',
  'search',
  'merge-genre',
  'deleted-user',
  'sample-catalogue',
]

export const usage =
  'npm test    runs all static checks, then the unit, database, process, reliability and end-to-end tests'

export async function main() {
  readArguments(usage)
  await install()
  const tally = new Tally()
  // Database tests wait for their server half of the time, so the other tests run beside them.
  await Promise.all([testsOfSources(tally), testsOfBuild(tally)])
  await tally.step('End-to-end tests', endToEnd)
  tally.conclude()
}

async function testsOfSources(tally) {
  const env = { TEST_DATABASE_URL: '' }
  await tally.step('Unit and database tests', () =>
    vitest({ projects: ['unit', 'database'], env, show: false }),
  )
  await otherDatabases(tally, versionDependent)
}

async function testsOfBuild(tally) {
  for (const name of Object.keys(staticChecks)) {
    await tally.step(`Static check: ${name}`, () => staticCheck(name))
  }
  await tally.step('Production build', buildAgain)
  const env = { TEST_DATABASE_URL: '' }
  const projects = {
    processes: 'Process tests',
    reliability: 'Reliability, in short',
  }
  for (const [project, title] of Object.entries(projects)) {
    await tally.step(title, () => vitest({ projects: [project], env, show: false }))
  }
}

async function buildAgain() {
  await build({ force: true, isStrict: true })
  return { passed: 1, failed: 0 }
}
