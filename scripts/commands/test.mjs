import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { endToEnd } from '../testing/end-to-end.mjs'
import { installedServers, withServer } from '../testing/other-postgres.mjs'
import { staticCheck, staticChecks } from '../testing/static-checks.mjs'
import { Tally } from '../testing/tally.mjs'
import { vitest } from '../testing/vitest.mjs'

/** Everything that can be shown of the product, from a fresh clone. */
export async function main() {
  await install()
  const tally = new Tally()
  for (const name of Object.keys(staticChecks)) {
    await tally.step(`Static check: ${name}`, () => staticCheck(name))
  }
  await tally.step('Unit and integration tests', () =>
    vitest({ projects: ['unit', 'database', 'processes'], env: { TEST_DATABASE_URL: '' } }),
  )
  await otherDatabases(tally)
  await tally.step('Production build', buildAnew)
  await tally.step('What the guides say', () => vitest({ projects: ['guides'] }))
  await tally.step('Reliability, in short', () => vitest({ projects: ['reliability'] }))
  await tally.step('End-to-end tests', endToEnd)
  tally.conclude()
}

/** The database tests once more, on each PostgreSQL that is not the embedded one. */
async function otherDatabases(tally) {
  const named = process.env.TEST_DATABASE_URL
  if (named) await tally.step('Database tests on TEST_DATABASE_URL', () => databaseTests(named))
  for (const bin of installedServers()) {
    const title = `Database tests on the PostgreSQL of ${bin}`
    await tally.step(title, () => withServer(bin, databaseTests))
  }
}

function databaseTests(url) {
  return vitest({ projects: ['database'], env: { TEST_DATABASE_URL: url } })
}

async function buildAnew() {
  await build({ anew: true })
  return { passed: 1, failed: 0 }
}
