import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { product } from '#rules/product.ts'
import type { Log } from '../../log/log.ts'
import { findBinaries } from '../embedded/binaries.ts'
import { openHome } from '../embedded/home.ts'
import { withLock } from '../embedded/kernel-lock.ts'
import { hashesOf, readMigrations } from '../migration/read-migrations.ts'
import { testFolder } from './test-folder.ts'

interface Kept {
  name: string
  /** Starts a cluster in a data folder, prepares its databases and stops it. */
  make: (dataDir: string) => Promise<void>
  folder?: string
  version?: string
}

/** Copies a prepared cluster into a new data folder. Runs make it once for each state of what it is made from. */
export async function copyKeptCluster(
  dataDir: string,
  log: Log,
  {
    name,
    make,
    folder = join('node_modules', '.cache', 'test-clusters'),
    version = clusterVersion(),
  }: Kept,
): Promise<void> {
  const home = join(folder, name)
  const kept = join(home, version)
  mkdirSync(home, { recursive: true })
  await withLock(join(home, 'lock'), async () => {
    if (!existsSync(kept)) await keep(kept, home, make, log)
    copyCluster(kept, dataDir, log)
  })
}

/** The rename makes the copy whole; the next run removes what a killed one left. */
async function keep(kept: string, home: string, make: Kept['make'], log: Log): Promise<void> {
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    if (entry.isDirectory()) rmSync(join(home, entry.name), { recursive: true })
  }
  const { path, remove } = testFolder()
  try {
    await make(path)
    const draft = `${kept}.draft`
    cpSync(openHome(path, log).data, draft, { recursive: true })
    renameSync(draft, kept)
  } finally {
    remove()
  }
}

function copyCluster(kept: string, dataDir: string, log: Log): void {
  const { data, account } = openHome(dataDir, log)
  cpSync(kept, data, { recursive: true })
  chmodSync(data, 0o700)
  if (!account) return
  for (const entry of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(data, entry), account.uid, account.gid)
  }
}

/** The migrations, the code that creates and migrates a cluster, and the programs that run it. */
export function clusterVersion(project?: string): string {
  const hash = createHash('sha256')
  for (const migration of readMigrations(project)) {
    hash.update(`${migration.name} ${hashesOf(migration)[0]}\n`)
  }
  const code = resolve(import.meta.dirname, '..')
  for (const entry of readdirSync(code, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!entry.endsWith('.ts') || entry.endsWith('.test.ts')) continue
    hash.update(`${entry}\n`).update(readFileSync(join(code, entry)))
  }
  const programs = [findBinaries().version, process.platform, process.arch, product.id]
  return hash.update(programs.join()).digest('hex').slice(0, 16)
}
