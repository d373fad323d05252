import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { product } from '#rules/product.ts'
import { tryLock } from '../embedded/kernel-lock.ts'
import { startedWith } from '../embedded/started-with.ts'

export type TestFolder = { path: string; remove: () => void }

const prefix = `${product.id}-tests-`
const memory = '/dev/shm'
const roomy = 2 * 2 ** 30

/** A folder for a server of a run of tests, in memory if there is room: creating databases is mostly creating files. */
export function testFolder(parent = roomyParent()): TestFolder {
  removeAbandoned(parent)
  const path = mkdtempSync(join(parent, prefix))
  chmodSync(path, 0o711)
  const lock = tryLock(join(path, 'run.lock'), 'exclusive')
  const remove = () => {
    lock?.release()
    rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  }
  return { path, remove }
}

function roomyParent(): string {
  if (!existsSync(memory) || process.availableMemory() < 2 * roomy) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < roomy ? tmpdir() : memory
}

/** A run that was killed leaves its folder, and a server that no other run can reach. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    const path = join(parent, name)
    const file = join(path, 'run.lock')
    // Another run has created this folder a moment ago, or removes it now.
    if (!existsSync(file)) continue
    const lock = tryLock(file, 'exclusive')
    if (!lock) continue
    endServer(path)
    lock.release()
    rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  }
}

function endServer(path: string): void {
  const file = join(path, 'postgres', 'data', 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (startedWith(pid)?.includes(path)) process.kill(pid, 'SIGQUIT')
}
