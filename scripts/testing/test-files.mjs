import { build } from '../bootstrap/build.mjs'
import { findBrowser } from './browser.mjs'
import { endToEnd } from './end-to-end.mjs'
import { Tally } from './tally.mjs'
import { vitest } from './vitest.mjs'

const isBrowserTest = (path) =>
  /(^|\/)((tests|modules\/[^/]+)\/e2e\/|modules\/.*\.spec\.ts$)/.test(path)
const needsTools = (path) => path.includes('.tools.test.')
const needsBuild = (path) =>
  isBrowserTest(path) || /\.(processes|reliability|guide)\.test\.ts$|tests\/release\//.test(path)

/** The tests of some files, with all they need: a build, a browser, a port, a database. */
export async function testFiles(paths) {
  if (paths.some(needsBuild)) await build()
  const tally = new Tally()
  const inBrowser = paths.filter(isBrowserTest)
  const others = paths.filter((path) => !isBrowserTest(path))
  if (others.length > 0) await tally.step('Tests', async () => vitest(await needsOf(others)))
  if (inBrowser.length > 0) await tally.step('Browser tests', () => endToEnd({ files: inBrowser }))
  tally.conclude()
}

/** A folder stands for the tests that need no build; guides look at what they made in a browser. */
async function needsOf(files) {
  const tools = files.some(needsTools) ? ['tools'] : []
  if (!files.some(needsBuild)) return { files, projects: ['unit', 'database', ...tools] }
  return { files, env: { CHROMIUM_PATH: await findBrowser() } }
}
