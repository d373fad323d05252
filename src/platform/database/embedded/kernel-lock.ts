import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/**
 * A lock on a file that the kernel takes back when its holder dies, however it dies: nothing goes
 * stale, no process id is ever mistaken for another's. SQLite serves for its portable locks alone.
 */
export type KernelLock = { release: () => void }

const statements = { shared: 'BEGIN; SELECT * FROM sqlite_schema', exclusive: 'BEGIN EXCLUSIVE' }
const sqliteBusy = 5

/** Undefined when someone else holds it. */
export function tryLock(path: string, mode: keyof typeof statements): KernelLock | undefined {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec(statements[mode])
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
    if (!isBusy) throw error
    return undefined
  }
}

export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = await waitForLock(path)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

async function waitForLock(path: string, patience = 120_000): Promise<KernelLock> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const lock = tryLock(path, 'exclusive')
    if (lock) return lock
    await setTimeout(20)
  }
  throw new Error(`Another process has kept ${path} locked for ${patience / 1000} s`)
}
