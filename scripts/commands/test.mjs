import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { endToEnd } from '../testing/end-to-end.mjs'
import { otherDatabases } from '../testing/other-postgres.mjs'
import { staticCheck, staticChecks } from '../testing/static-checks.mjs'
import { Tally } from '../testing/tally.mjs'
import { vitest } from '../testing/vitest.mjs'

/** The database tests in which one PostgreSQL can differ from another, by parts of their paths. */
const versionDependent = [
  'src/server/database',
  'src/server/activity',
  'src/features/backup',
  'src/features/book-export',
  'src/features/book-import',
  '/list/',
  '/order/',
  'api.database',
  'table.database',
  'search',
  'merge-genre',
  'deleted-user',
  'sample-catalogue',
]

/** Everything that can be shown of the product in minutes, from a fresh clone; `npm run test:release` shows the rest. */
export async function main() {
  await install()
  const tally = new Tally()
  // Database tests wait for their server half of the time: the tools and the build use the processors meanwhile.
  await Promise.all([testsWithoutBrowser(tally), toolsAndBuild(tally)])
  await tally.step('End-to-end tests', endToEnd)
  await tally.step('Guides', () => vitest({ projects: ['guides'], show: false }))
  await tally.step('Reliability, in short', () =>
    vitest({ projects: ['reliability'], show: false }),
  )
  tally.conclude()
}

async function testsWithoutBrowser(tally) {
  const env = { TEST_DATABASE_URL: '' }
  await tally.step('Unit, database and process tests', () =>
    vitest({ projects: ['unit', 'database', 'processes'], env, show: false }),
  )
  await otherDatabases(tally, versionDependent)
}

async function toolsAndBuild(tally) {
  for (const name of Object.keys(staticChecks)) {
    await tally.step(`Static check: ${name}`, () => staticCheck(name))
  }
  await tally.step('Production build', buildAnew)
}

async function buildAnew() {
  await build({ anew: true })
  return { passed: 1, failed: 0 }
}
