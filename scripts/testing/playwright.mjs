import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { tool } from '../bootstrap/tools.mjs'
import { findBrowser } from './browser.mjs'

export async function playwright(project, { names, files = [], options = [], env } = {}) {
  rmSync(inProject('test-results/data'), { recursive: true, force: true })
  const { exitCode } = await runNode(
    [
      tool('playwright'),
      'test',
      ...files,
      ...options,
      '--forbid-only',
      '--pass-with-no-tests',
      `--project=${project}`,
      ...(names ? ['--grep', names] : []),
    ],
    {
      show: true,
      stopSignal: 'SIGINT',
      env: { ...env, CHROMIUM_PATH: await findBrowser(), E2E_PORT: String(await firstFreePort()) },
    },
  )
  return exitCode
}

/** `tests/e2e/ports.ts` uses fewer consecutive ports than this, with those of all modules. */
const portsNeeded = 40

/** Below the ephemeral ports of operating systems and above the ports that browsers block. */
async function firstFreePort() {
  const first = 11_000 + Math.floor(Math.random() * 20_000)
  const ports = Array.from({ length: portsNeeded }, (_, at) => first + at)
  const free = await Promise.all(ports.map(isFree))
  return free.every(Boolean) ? first : firstFreePort()
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}
