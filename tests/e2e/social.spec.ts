import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOutside } from '../outside/outside.ts'
import { Providers } from '../outside/providers.ts'
import { expect, test as base } from './browser.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173) + 3

/** GitHub, played here, for the browser as for a product of its own that is configured for it. */
const test = base.extend<{ outside: { address: string } }>({
  baseURL: `http://localhost:${PORT}`,
  forgiven: /^elsewhere: https:\/\/github\.com\/login\/oauth\/authorize/,
  ignoreHTTPSErrors: true,
  outside: async ({ baseURL }, use) => {
    const outside = await openOutside(new Providers().places)
    const folder = mkdtempSync(join(tmpdir(), 'incipit-outside-'))
    const certificate = join(folder, 'certificate.pem')
    writeFileSync(certificate, outside.certificate)
    const server = spawn(process.execPath, ['scripts/serve.mjs'], {
      env: {
        ...process.env,
        PORT: String(PORT),
        // The database of the other tests: this process joins it.
        DATA_DIR: 'test-results/data',
        GITHUB_CLIENT_ID: 'our-id',
        GITHUB_CLIENT_SECRET: 'our-secret',
        NODE_USE_ENV_PROXY: '1',
        HTTPS_PROXY: outside.address,
        NODE_EXTRA_CA_CERTS: certificate,
      },
      stdio: 'ignore',
    })
    const isReady = () =>
      fetch(`${baseURL}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady).toBe(true)
    await use(outside)
    server.kill('SIGTERM')
    await once(server, 'exit')
    outside.close()
    rmSync(folder, { recursive: true })
  },
  proxy: ({ outside }, use) => use({ server: outside.address, bypass: 'localhost' }),
})

test('behaviour 5: signing in by a provider leads to the very page that was asked for', async ({
  page,
}) => {
  const asked = '/app/books?searchTerm=sea#shelf'
  await page.goto(`/login?redirect=${encodeURIComponent(asked)}`)
  // Here goes the click on the provider's button, which does this.
  const { url } = await page.evaluate(async (callbackURL) => {
    const answer = await fetch('/api/auth/sign-in/social', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'github', callbackURL, errorCallbackURL: '/login/error' }),
    })
    return answer.json() as Promise<{ url: string }>
  }, asked)
  expect(new URL(url).origin).toBe('https://github.com')
  await page.evaluate((there) => location.assign(there), url)

  await page.waitForURL(`**${asked}`)
  const session = await page.request.get('/api/auth/get-session')
  expect(await session.json()).toMatchObject({ user: { name: 'Nobody', emailVerified: true } })
})
