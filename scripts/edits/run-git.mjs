import { spawnSync } from 'node:child_process'
import { root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

const most = 256 * 1024 * 1024

export function tryGit(args, { cwd = root, env, input } = {}) {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    env: { ...process.env, ...env },
    input,
    encoding: 'utf8',
    maxBuffer: most,
  })
  if (error?.code === 'ENOENT') {
    throw new Trouble('git was not found. Install it from https://git-scm.com and run this again.')
  }
  if (error) throw error
  return { status, stdout, stderr }
}

/** Returns what git prints, without the last line end. */
export function runGit(args, options) {
  const { status, stdout, stderr } = tryGit(args, options)
  if (status !== 0) throw new Trouble(`git ${args.join(' ')} failed.\n${stderr}`)
  return stdout.trimEnd()
}

/** The parts of an output that was asked for with `-z`. */
export const gitList = (args, options) => runGit(args, options).split('\0').filter(Boolean)
