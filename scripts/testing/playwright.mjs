import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { findBrowser } from './browser.mjs'

/** Runs one project of playwright.config.ts, or what a pattern finds of it, against the build, in a real browser, on a database of its own. */
export async function playwright(project, { names, env } = {}) {
  rmSync(inProject('test-results/data'), { recursive: true, force: true })
  const { exitCode } = await runNode(
    [
      tool('playwright'),
      'test',
      '--forbid-only',
      '--project',
      project,
      ...(names ? ['--grep', names] : []),
    ],
    {
      show: true,
      stopSignal: 'SIGINT',
      env: { ...env, CHROMIUM_PATH: await findBrowser(), E2E_PORT: String(await freePort()) },
    },
  )
  return exitCode
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
