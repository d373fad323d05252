import { spawnSync } from 'node:child_process'
import { Trouble } from '../../bootstrap/trouble.mjs'

export const git = (folder, ...args) =>
  spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: Infinity })

/** Git must be able to bring back what this command deletes, new files too. */
export function refuseUnsaved(root) {
  const { status, stdout } = git(root, 'status', '--porcelain', '--', '.')
  if (status !== 0 || git(root, 'rev-parse', 'HEAD').status !== 0) {
    throw new Trouble(
      'Commit the project first, so that git can bring back what this command deletes:\n' +
        'git init && git add -A && git commit -m "first"',
    )
  }
  if (stdout === '') return
  throw new Trouble(
    `Commit, stash or delete these first: git brings back only what is committed.\n${stdout.trimEnd()}`,
  )
}
