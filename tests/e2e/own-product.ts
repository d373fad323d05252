import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from './browser.ts'
import { moduleVariables } from './ports.ts'

/** Joins the database of the other tests. */
export async function startProduct(origin: string, environment: Record<string, string>) {
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      PORT: new URL(origin).port,
      DATA_DIR: 'test-results/data',
      LIMIT_SENSITIVE_MINUTES: '1440',
      // Any process does the work of all, such as delivering webhooks.
      ...moduleVariables,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let heard = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (bytes) => (heard += String(bytes)))
  }
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  async function close() {
    const exit = once(server, 'exit')
    if (server.kill('SIGTERM')) await exit
  }
  await expect
    .poll(isReady, { timeout: 40_000 })
    .toBe(true)
    .catch(async (cause: unknown) => {
      await close()
      throw new Error(`The product at ${origin} did not come up. It said:\n${heard}`, { cause })
    })
  return { close, log: () => heard }
}
