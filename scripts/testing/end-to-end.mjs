import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { say } from '../bootstrap/words.mjs'
import { findBrowser } from './browser.mjs'

/** Runs the end-to-end tests against the build, in a real browser, and counts them. */
export async function endToEnd() {
  const results = inProject('test-results/e2e.json')
  rmSync(results, { force: true })
  rmSync(inProject('test-results/data'), { recursive: true, force: true })
  await runNode([tool('playwright'), 'test', '--forbid-only'], {
    show: true,
    stopSignal: 'SIGINT',
    env: { CHROMIUM_PATH: await findBrowser(), E2E_PORT: String(await freePort()) },
  })
  const report = readIfAny(results)
  return report ? count(JSON.parse(report)) : { passed: 0, failed: 1 }
}

/** A skipped test shows nothing and one that passes at the second try shows too little. */
function count({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats
  if (skipped > 0) say(`${skipped} tests were skipped: they count as failed.`)
  if (flaky > 0) say(`${flaky} tests passed only when tried again: they count as failed.`)
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
