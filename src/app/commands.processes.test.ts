import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { adminAt } from '#platform/command-line/test-admin.ts'
import { joinEmbeddedServer } from '#platform/database/embedded/join.ts'
import { temporaryDataDir, usedDataDir } from '#platform/database/test-process.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { commands } from './commands.server.ts'
import { layImage } from './test-image.ts'

const root = join(import.meta.dirname, '../..')
const names = Object.values(commands).flatMap((group) => Object.keys(group))

/** Each command, in an order in which it finds what it needs, with its exit code and a part of what it prints. */
const runs: Record<string, [typed: string, exitCode: number, printed: string]> = {
  migrate: ['', 0, 'The database is up to date'],
  grant: ['ann@example.com', 0, 'ann@example.com is now an admin'],
  revoke: ['ann@example.com', 3, 'last admin'],
  'allow-without-passkey': ['ann@example.com', 0, 'ann@example.com'],
  'turn-off-passkey-only': ['ann@example.com', 0, 'ann@example.com'],
  'users list': ['', 0, 'ann@example.com'],
  'users show': ['ann@example.com', 0, 'admin'],
  'sessions list': ['ann@example.com', 0, 'has no sessions'],
  'sessions end': ['ann@example.com --all', 0, '0 sessions'],
  'organizations allow-codes': ['acme', 3, 'acme'],
  import: ['books.csv', 0, '1'],
  export: ['exported.csv', 0, 'exported.csv'],
  backup: ['product.backup', 0, 'Backed up'],
  // The server that the other commands use is running.
  restore: ['product.backup', 1, 'Another process uses the database'],
  doctor: ['', 1, 'BASE_URL'],
  'jobs list': ['', 0, ''],
  'jobs retry': ['--all-failed', 0, '0 jobs'],
  'jobs delete': ['01932f4e-8c1b-7cc3-98c4-dc0c0c07398f', 3, 'Job not found'],
}

const places = {
  'the sources': () => ({ cwd: root, program: 'scripts/admin.mjs' }),
  'the build': () => ({ cwd: root, program: 'dist/admin.mjs' }),
  'the image': () => {
    const cwd = join(temporaryDataDir(onTestFinished), 'image')
    layImage(cwd)
    return { cwd, program: 'admin.mjs' }
  },
}

async function operator(place: keyof typeof places) {
  const folder = usedDataDir(onTestFinished)
  const { address, leave } = await joinEmbeddedServer(folder, silentLog)
  onTestFinished(leave)
  const { host, user, database } = address
  const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  writeFileSync(join(folder, 'books.csv'), 'title,author,genre\nEmma,Jane Austen,Novel\n')
  const env = { DATA_DIR: folder, INIT_CWD: folder }
  const variables = place === 'the image' ? { ...env, DATABASE_URL: url } : env
  const found = places[place]()
  return async (...typed: string[]) => {
    const { exit, said } = await adminAt(found, variables, ...typed)
    return { exit: Number(exit[0]), said }
  }
}

test('each command has a run here', () => {
  expect(Object.keys(runs)).toEqual(expect.arrayContaining(names))
})

describe.each(Object.keys(places) as (keyof typeof places)[])('in %s', (place) => {
  test('every command runs', async () => {
    const admin = await operator(place)
    for (const [name, [typed, exit, printed]] of Object.entries(runs)) {
      if (!names.includes(name)) continue
      const outcome = await admin(...`${name} ${typed}`.split(' ').filter(Boolean))
      expect({ name, ...outcome }).toEqual({
        name,
        exit,
        said: expect.stringContaining(printed) as string,
      })
    }
  })

  test('the command line lists its commands, and each prints its help', async () => {
    const admin = await operator(place)
    for (const typed of [[], ['--help']]) {
      const { exit, said } = await admin(...typed)
      const listed = [...said.matchAll(/^ {2}([a-z-]+(?: [a-z-]+)?) /gm)].map(([, name]) => name)
      expect([exit, listed]).toEqual([0, names])
    }
    const { exit, said } = await admin('grant', '--help')
    expect([exit, said]).toEqual([0, expect.stringMatching(/^Usage: .* grant <email>/)])
  })
})
