import { configDefaults, defineConfig } from 'vitest/config'

const unit = '{src,modules,tests,scripts,vite,bench,clients}/**/*.test.{ts,tsx,mjs}'
const tools = '{src,modules,tests,scripts}/**/*.tools.test.{ts,mjs}'
const database = '{src,modules,scripts}/**/*.database.test.ts'
const processes = '{src,modules}/**/*.processes.test.ts'
const guides = 'tests/guides/*.guide.test.ts'
const release = '{tests/release,evals,bench}/*.test.{ts,mjs}'
const reliability = 'tests/reliability/*.reliability.test.ts'
const cluster = 'tests/cluster/*.cluster.test.ts'

/** Tests run in an order that differs from the file's and is the same on every machine, so a test that needs the one before it fails. */
const sequence = { shuffle: { files: false, tests: true } }

/**
 * Eight kinds of test: `unit` needs nothing; `tools` installs packages that little else needs; `database` gets a database of its own on the server
 * that `TEST_DATABASE_URL` names, else on an embedded one; `processes` starts, kills and counts
 * real processes, with the build that is there; `guides` does with it what the pages of `docs/` say;
 * `release` follows the long ones step by step; `reliability` breaks what that build stands on while people use it;
 * `cluster` does so with the servers of `deploy/cluster`.
 */
export default defineConfig({
  test: {
    // Most of them wait for a database or for other processes: one for each processor keeps all at work.
    maxWorkers: '100%',
    // Vitest's own BASE_URL is a path, ours an origin: empty counts as unset.
    env: { BASE_URL: '' },
    sequence: { seed: 1 },
    // Hooks delete copies of the project and empty tables, on a machine that may do much else at once.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [unit],
          sequence,
          // No test keeps state in a module: reading each module once saves more than half of the time.
          isolate: false,
          // None takes a second by itself; a machine that does much else at once takes longer to get to it.
          testTimeout: 20_000,
          exclude: [
            ...configDefaults.exclude,
            'tests/e2e/**',
            tools,
            database,
            processes,
            guides,
            release,
            reliability,
            cluster,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          include: [tools],
          // The first test that needs the packages of a tool installs them.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [database],
          sequence,
          testTimeout: 120_000,
          globalSetup: 'src/platform/database/test-server.ts',
          // Every answer of a test server is measured by the API document.
          setupFiles: 'tests/api-answers/every-answer.setup.ts',
          // Each file has a database of its own, and nothing of the product remembers anything beside it:
          // that it is read once, not for each file, saves more than half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: [processes],
          testTimeout: 180_000,
          globalSetup: 'src/platform/database/test-cluster.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'guides',
          include: [guides],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'release',
          include: [release],
          // One after the other: each has tools at work that take every processor.
          fileParallelism: false,
          // They install and build, on machines that have other things to do.
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'reliability',
          include: [reliability],
          // Before a release, one after the other: twenty rounds want the machine for themselves.
          fileParallelism: process.env.RELIABILITY_ROUNDS === undefined,
          testTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: [cluster],
          // One cluster at a time: each is a dozen processes.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
