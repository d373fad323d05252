import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { findBrowser } from './browser.mjs'
import { countPlaywright } from './counts.mjs'

/** Runs the end-to-end tests against the build, in a real browser, and counts them. */
export async function endToEnd() {
  const results = inProject('test-results/e2e.json')
  rmSync(results, { force: true })
  rmSync(inProject('test-results/data'), { recursive: true, force: true })
  const { exitCode } = await runNode([tool('playwright'), 'test', '--forbid-only'], {
    show: true,
    stopSignal: 'SIGINT',
    env: { CHROMIUM_PATH: await findBrowser(), E2E_PORT: String(await freePort()) },
  })
  const report = readIfAny(results)
  return countPlaywright(report && JSON.parse(report), exitCode)
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
