import { readArguments } from '../bootstrap/arguments.mjs'
import { build } from '../bootstrap/build.mjs'
import { install } from '../bootstrap/install.mjs'
import { findBrowser } from '../testing/browser.mjs'
import { requireOtherBrowsers } from '../testing/other-browsers.mjs'
import { otherDatabases } from '../testing/other-postgres.mjs'
import { Tally } from '../testing/tally.mjs'
import { vitest } from '../testing/vitest.mjs'

export const usage = 'npm run test:release    runs the slow tests that precede a release'

export async function main() {
  readArguments(usage)
  await requireOtherBrowsers()
  await install()
  await build()
  const tally = new Tally()
  const browser = await findBrowser()
  await tally.step('Guides, followed to the letter', () =>
    vitest({ projects: ['guides', 'release'], env: { CHROMIUM_PATH: browser } }),
  )
  await otherDatabases(tally)
  await tally.step('Reliability, twenty times over', () =>
    vitest({ projects: ['reliability'], env: { RELIABILITY_ROUNDS: '20' } }),
  )
  tally.conclude()
}
