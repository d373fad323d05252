import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, expectAccessible, test } from './browser.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173) + 1

/** A second process on the same data folder: it joins the database that already runs. */
async function start(environment: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: 'test-results/data', ...environment },
    stdio: 'ignore',
  })
  await expect
    .poll(() =>
      fetch(`http://localhost:${PORT}/api/health/ready`).then(
        (r) => r.status,
        () => 0,
      ),
    )
    .toBe(200)
  return server
}

test.describe('spec 2: an environment that has a name', () => {
  // One port, one server at a time.
  test.describe.configure({ mode: 'serial' })
  test.use({ baseURL: `http://localhost:${PORT}` })

  test('shows it in its colour and before every title', async ({ page }) => {
    const server = await start({ ENV_NAME: 'Staging', ENV_EMOJI: '🚧', ENV_COLOR: 'teal' })
    try {
      await page.goto('/login')
      await expect(page).toHaveTitle('🚧 Sign in · Incipit')
      const label = page.getByText('Environment: Staging')
      await expect(label).toBeVisible()
      expect(await label.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(0, 128, 128)',
      )
      await expectAccessible(page)
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  })

  test('takes [name] where there is no emoji', async ({ request }) => {
    const server = await start({ ENV_NAME: 'Trial' })
    try {
      expect(await (await request.get('/login')).text()).toContain(
        '<title>[Trial] Sign in · Incipit</title>',
      )
    } finally {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  })
})
