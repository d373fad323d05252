import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** What a process was started with; empty when there is none, undefined when there is no telling. */
export function startedWith(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' }).stdout
  }
  const file = `/proc/${pid}/cmdline`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
