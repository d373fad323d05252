import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject, root } from './project.mjs'
import { say } from './words.mjs'

/** Has git run the checks before each commit, where a person works and has not chosen otherwise. */
export function installHooks() {
  if (process.env.CI || !existsSync(inProject('.git'))) return
  if (git('config', 'core.hooksPath').status !== 1) return
  if (git('config', 'core.hooksPath', '.githooks').status === 0) {
    say('Commits are checked from now on (git config --unset core.hooksPath undoes it).')
  }
}

function git(...args) {
  return spawnSync('git', args, { cwd: root, stdio: 'ignore' })
}
