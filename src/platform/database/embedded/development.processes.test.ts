import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../free-port.ts'
import { childrenOf, serverPid, usedDataDir } from '../test-process.ts'

const root = join(import.meta.dirname, '../../../..')
const aSecond = 1000
/** The machine may be busy with other tests. */
const soonMs = 5 * aSecond

/** The real command, with its first request, which opens the database. */
async function develop() {
  const dataDir = usedDataDir(onTestFinished)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: `${port}`, DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ask = () =>
    fetch(`${address}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  const patience = { timeout: 120_000, interval: 20 }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const opening = vi.waitUntil(async () => hasEnded() || (await ask()), patience)
  const server = await vi.waitUntil(() => serverPid(dataDir), patience)
  const isGone = (timeout = soonMs) =>
    vi.waitUntil(() => serverPid(dataDir) !== server, { timeout })
  return { child, opening, isGone }
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to `npm run dev` stops its embedded PostgreSQL',
  async (signal) => {
    const { child, opening, isGone } = await develop()
    await opening
    expect(child.exitCode).toBeNull()
    child.kill(signal)
    expect(await isGone()).toBe(true)
  },
)

test('kill -9 of the development server alone stops its embedded PostgreSQL', async () => {
  const { child, opening, isGone } = await develop()
  await opening
  const [server] = childrenOf(child.pid!)
  process.kill(server!, 'SIGKILL')
  // The command starts another program, which stops it.
  expect(await isGone(4 * soonMs)).toBe(true)
})

test.each(['SIGINT', 'SIGKILL'] as const)(
  '%s to `npm run dev` that is still starting stops its embedded PostgreSQL',
  async (signal) => {
    const { child, opening, isGone } = await develop()
    child.kill(signal)
    expect(await isGone()).toBe(true)
    await opening
  },
)
