import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { commandLine } from './command-line.ts'
import type { Home } from './home.ts'
import type { Programs } from './programs.ts'

/** How long the last orders of a killed server may keep its memory. */
const patience = 20_000

const silently = { silent: true, wait: true, timeout: '60' } as const

/** Starts the server in a session of its own, so that Ctrl-C in the terminal reaches us alone. */
export async function startServer(home: Home, programs: Programs): Promise<void> {
  const deadline = Date.now() + patience
  removeStalePidFile(home)
  for (;;) {
    const failure = await tryStart(home, programs)
    if (failure === undefined) return
    const isHeld = failure.message.includes('shared memory block') && Date.now() < deadline
    if (!isHeld) throw failure
    await setTimeout(100)
  }
}

export async function stopServer(home: Home, { pgCtl }: Programs): Promise<void> {
  await pgCtl({ ...silently, pgdata: home.data, mode: 'fast' }, 'stop')
}

async function tryStart(home: Home, { pgCtl }: Programs): Promise<Error | undefined> {
  const logged = readLog(home).length
  try {
    await pgCtl({ ...silently, pgdata: home.data, log: home.serverLog }, 'start')
    return undefined
  } catch (cause) {
    const tail = readLog(home).slice(logged).trim().split('\n').slice(-15).join('\n')
    const message = `The embedded PostgreSQL did not start. ${home.serverLog} ends with:\n${tail}`
    return new Error(message, { cause })
  }
}

function readLog({ serverLog }: Home): string {
  return existsSync(serverLog) ? readFileSync(serverLog, 'utf8') : ''
}

/**
 * After a crash the file names a process that is gone. Where its number has been given to another
 * one, as happens at each start of a container, PostgreSQL would refuse to start.
 */
function removeStalePidFile({ data }: Home): void {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const command = commandLine(Number.parseInt(readFileSync(file, 'utf8'), 10))
  if (command !== undefined && !command.includes(data)) rmSync(file)
}
