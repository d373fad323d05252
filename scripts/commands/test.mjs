import { readArguments } from '../bootstrap/arguments.mjs'
import { install } from '../bootstrap/install.mjs'
import { findBrowser } from '../testing/browser.mjs'
import { runStages } from '../testing/stages/run-stages.mjs'
import {
  building,
  checks,
  choicesOfModules,
  firstPaths,
  shortSources,
  smoke,
} from '../testing/stages/stages.mjs'
import { testFiles } from '../testing/test-files.mjs'

export const usage = `npm test                              runs the static checks, the unit and database tests, a smoke of the
                                      processes, types and dead code of the base alone and of five
                                      choices of modules, and the browser tests of the first paths
npm test -- tests/e2e/pages.spec.ts   runs the tests of files, of whatever kind`

const leftOut = [
  'other browser tests, long database tests, other processes, documents by their tools, reliability, other servers, guides, releases (npm run test:all)',
]

export async function main() {
  const { positionals } = readArguments(usage, { allowPositionals: true })
  await install()
  if (positionals.length > 0) return testFiles(positionals)
  // The browser is needed last, and a missing one is reported first.
  await findBrowser()
  // Database tests wait for their server half of the time, so the other stages run beside them.
  await runStages(
    [[[shortSources], [...checks, building, smoke, choicesOfModules('--some')]], [[firstPaths]]],
    {
      leftOut,
    },
  )
}
