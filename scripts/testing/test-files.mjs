import { build } from '../bootstrap/build.mjs'
import { endToEnd } from './end-to-end.mjs'
import { Tally } from './tally.mjs'
import { vitest } from './vitest.mjs'

const isBrowserTest = (path) => /(^|\/)tests\/e2e\//.test(path)
const needsBuild = (path) =>
  isBrowserTest(path) || /\.(processes|reliability|guide)\.test\.ts$|tests\/release\//.test(path)

/** The tests of some files, with all they need: a build, a browser, a port, a database. */
export async function testFiles(paths) {
  if (paths.some(needsBuild)) await build()
  const tally = new Tally()
  const inBrowser = paths.filter(isBrowserTest)
  const others = paths.filter((path) => !isBrowserTest(path))
  // A folder stands for the tests that need no build.
  const projects = others.some(needsBuild) ? [] : ['unit', 'database']
  if (others.length > 0) await tally.step('Tests', () => vitest({ projects, files: others }))
  if (inBrowser.length > 0) await tally.step('Browser tests', () => endToEnd({ files: inBrowser }))
  tally.conclude()
}
