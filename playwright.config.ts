import { defineConfig } from '@playwright/test'
import { moduleVariables } from './tests/e2e/ports.ts'

/** The browser that scripts/test.mjs found, and the address at which it started the built product. */
const { CHROMIUM_PATH, E2E_PORT = '4173', CI } = process.env

/** Chromium as root needs --no-sandbox; unhinted letters are as wide as in a window; the others keep it from calling home. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  projects: [
    { name: 'accounts', testDir: 'tests/accounts', testMatch: '*.setup.ts' },
    {
      name: 'records',
      testDir: '.',
      testMatch: 'modules/*/e2e/*.setup.ts',
      dependencies: ['accounts'],
    },
    {
      name: 'e2e',
      testDir: '.',
      testMatch: ['tests/e2e/**/*.spec.ts', 'modules/**/*.spec.ts'],
      dependencies: ['records'],
    },
    { name: 'shots', testDir: 'tests/shots', dependencies: ['records'] },
  ],
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // Whole pages are checked for accessibility, in several states each; machines are noisy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // What needs it is named at the end of `npm test`, and only a few may.
  retries: 1,
  forbidOnly: Boolean(CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // What a worker fetches, no test can hold back or change; those about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: CHROMIUM_ARGUMENTS,
      // Chromium can't save a download in a folder with an ü if the machine lacks the locale of LANG.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    url: `http://localhost:${E2E_PORT}/api/health/ready`,
    env: {
      PORT: E2E_PORT,
      DATA_DIR: 'test-results/data',
      LOG_LEVEL: 'warn',
      // The admin signs in once, and is still trusted with sensitive acts when the last test runs.
      LIMIT_SENSITIVE_MINUTES: '1440',
      ...moduleVariables,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
})
