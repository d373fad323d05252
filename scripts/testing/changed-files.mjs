import { spawnSync } from 'node:child_process'
import { root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

export function changedFiles() {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', [...args, '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) {
    throw new Trouble(
      `git could not list the changed files: leave out --changed, or run the command in a clone with a commit.\n${stderr}`,
    )
  }
  return stdout.split('\0').filter(Boolean)
}
