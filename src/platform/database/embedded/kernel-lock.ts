import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/** The kernel releases the lock when its holder dies, so it never goes stale. SQLite only serves for portable locks. */
export type KernelLock = { release: () => void }

const statements = { shared: 'BEGIN; SELECT * FROM sqlite_schema', exclusive: 'BEGIN EXCLUSIVE' }
const sqliteBusy = 5

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
