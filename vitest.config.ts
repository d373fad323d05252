import { configDefaults, defineConfig } from 'vitest/config'

const unit = '{src,tests,scripts,vite,bench}/**/*.test.{ts,tsx,mjs}'
const database = 'src/**/*.database.test.ts'
const processes = 'src/**/*.processes.test.ts'

/**
 * Three kinds of test: `unit` needs nothing; `database` gets a database of its own on the server
 * that `TEST_DATABASE_URL` names, else on an embedded one; `processes` starts, kills and counts
 * real processes.
 */
export default defineConfig({
  test: {
    // Vitest's own BASE_URL is a path, ours an origin: empty counts as unset.
    env: { BASE_URL: '' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [unit],
          exclude: [...configDefaults.exclude, 'tests/e2e/**', database, processes],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [database],
          testTimeout: 20_000,
          globalSetup: 'src/server/database/test-server.ts',
        },
      },
      {
        extends: true,
        test: { name: 'processes', include: [processes], testTimeout: 60_000 },
      },
    ],
  },
})
