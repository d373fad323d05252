import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, lchownSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Log } from '../../log/log.ts'
import { canReach } from './account.ts'
import { findBinaries, linkLibraries, missingLinks } from './binaries.ts'
import type { Home } from './home.ts'

export type Programs = { initdb: Program; pgCtl: Program }
type Program = (options: Options, ...words: string[]) => Promise<void>
type Options = Record<string, string | true>

export async function openPrograms(home: Home, log: Log): Promise<Programs> {
  const folder = await usableBinaries(home, log)
  linkLibraries(folder)
  const program = (name: string): Program => {
    return (options, ...words) =>
      run(join(folder, 'bin', name), [...words, ...toArguments(options)], home)
  }
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

async function usableBinaries(home: Home, log: Log): Promise<string> {
  const { folder, version } = findBinaries()
  const outOfReach = home.account && !canReach(folder, home.account)
  if (!outOfReach && (await canLink(folder))) return folder
  const copy = join(home.folder, `binaries-${version}`)
  if (!existsSync(copy)) {
    log.info(`PostgreSQL's programs are copied to ${copy}, where they can be run`)
    copyBinaries(folder, copy, home)
  }
  return join(copy, 'native')
}

async function canLink(folder: string): Promise<boolean> {
  if (missingLinks(folder).length === 0) return true
  return access(join(folder, 'lib'), constants.W_OK).then(
    () => true,
    () => false,
  )
}

function copyBinaries(from: string, to: string, { account }: Home): void {
  const draft = `${to}.new`
  rmSync(draft, { recursive: true, force: true })
  cpSync(from, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  if (account) {
    for (const entry of ['', ...readdirSync(draft, { recursive: true, encoding: 'utf8' })]) {
      lchownSync(join(draft, entry), account.uid, account.gid)
    }
  }
  renameSync(draft, to)
}

/** Detached from the terminal's process group: Ctrl-C reaches only this process, which stops the programs in order. */
async function run(path: string, args: string[], home: Home): Promise<void> {
  const child = spawn(path, args, {
    ...home.account,
    cwd: home.folder,
    env: environment(),
    detached: !onWindows,
    windowsHide: true,
    // On Windows the server would inherit the pipe and keep it open.
    stdio: ['ignore', 'ignore', onWindows ? 'ignore' : 'pipe'],
  })
  const [complaint] = await Promise.all([
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ])
  if (child.exitCode !== 0) throw new Error(`${path} ${args[0]} failed: ${complaint.trim()}`)
}

function toArguments(options: Options): string[] {
  return Object.entries(options).map(([name, value]) =>
    value === true ? `--${name}` : `--${name}=${value}`,
  )
}

/** Passes no secrets; macOS needs an explicit locale. */
function environment(): NodeJS.ProcessEnv {
  return onWindows ? process.env : { PATH: process.env['PATH'], LC_ALL: 'C' }
}

const onWindows = process.platform === 'win32'
