import { spawnSync } from 'node:child_process'
import { root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

export function changedFiles() {
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/** Deleted files too: what imported them is reached. */
export function filesSince(commit) {
  return [
    ...git('diff', '--name-only', '--end-of-options', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

function git(command, ...args) {
  const { status, stdout, stderr } = spawnSync('git', [command, '-z', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) {
    throw new Trouble(
      `git could not list the changed files: leave out --changed or --since, or run the command in a clone with that commit.\n${stderr}`,
    )
  }
  return stdout.split('\0').filter(Boolean)
}
