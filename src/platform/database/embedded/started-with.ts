import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The command line of a process: empty without such a process, undefined if the platform can't tell. */
export function startedWith(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout
  }
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
