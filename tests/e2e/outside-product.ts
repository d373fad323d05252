import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOutside, type Place } from '../outside/outside.ts'
import { expect } from './browser.ts'

/** A product of its own at `origin`, configured by `environment`, whose outside world is played here. */
export async function startOutsideProduct(
  origin: string,
  places: Record<string, Place>,
  environment: Record<string, string>,
) {
  const outside = await openOutside(places)
  const folder = mkdtempSync(join(tmpdir(), 'incipit-outside-'))
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(certificate, outside.certificate)
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: {
      ...process.env,
      ...environment,
      PORT: new URL(origin).port,
      // The database of the other tests: this process joins it.
      DATA_DIR: 'test-results/data',
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: outside.address,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    stdio: 'ignore',
  })
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  const close = async () => {
    const exit = once(server, 'exit')
    if (server.kill('SIGTERM')) await exit
    outside.close()
    rmSync(folder, { recursive: true })
  }
  await expect
    .poll(isReady, { timeout: 20_000 })
    .toBe(true)
    .catch(async (error: unknown) => {
      await close()
      throw error
    })
  /** `proxy` is for the browser, which goes to the product itself directly. */
  return { proxy: { server: outside.address, bypass: 'localhost' }, close }
}
