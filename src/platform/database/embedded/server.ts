import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './home.ts'
import type { Programs } from './programs.ts'
import { startedWith } from './started-with.ts'

const largeLog = 5_000_000

const silently = { silent: true, wait: true, timeout: '60' } as const

export class ServerFailed extends Error {
  override name = 'ServerFailed'

  /** True while a starting or dying server may still hold the lock file or the shared memory. */
  get mayPass(): boolean {
    return /lock file|shared memory block/.test(this.message)
  }
}

export async function startServer(home: Home, { pgCtl }: Programs): Promise<void> {
  removeStalePidFile(home)
  setLargeLogAside(home)
  const logged = readLog(home).length
  try {
    await pgCtl({ ...silently, pgdata: home.data, log: home.serverLog }, 'start')
  } catch (cause) {
    const tail = readLog(home).slice(logged).trim().split('\n').slice(-15).join('\n')
    const reason = cause instanceof Error ? cause.message : ''
    throw new ServerFailed(`${reason}\n${home.serverLog} ends with:\n${tail}`, { cause })
  }
}

export async function stopServer(home: Home, { pgCtl }: Programs): Promise<void> {
  await pgCtl({ ...silently, pgdata: home.data, mode: 'fast' }, 'stop')
}

function readLog({ serverLog }: Home): string {
  return existsSync(serverLog) ? readFileSync(serverLog, 'utf8') : ''
}

function setLargeLogAside({ serverLog }: Home): void {
  const size = statSync(serverLog, { throwIfNoEntry: false })?.size ?? 0
  if (size > largeLog) renameSync(serverLog, `${serverLog}.1`)
}

/** After a crash another process may have this id, common in containers, and PostgreSQL would refuse to start. */
function removeStalePidFile({ data }: Home): void {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const command = startedWith(Number.parseInt(readFileSync(file, 'utf8'), 10))
  if (command !== undefined && !command.includes(data)) rmSync(file)
}
