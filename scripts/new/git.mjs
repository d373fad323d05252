import { spawnSync } from 'node:child_process'
import { Trouble } from '../bootstrap/trouble.mjs'

const git = (root, ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

/** A project without git has nothing to compare with. */
export function refuseUncommitted(root) {
  const { status, stdout } = git(root, 'status', '--porcelain')
  if (status !== 0 || stdout === '') return
  const files = stdout.trimEnd().split('\n').slice(0, 5).join('\n')
  throw new Trouble(
    `Commit or stash your changes first, so that \`git diff\` shows what this command writes:\n${files}`,
  )
}

/** Changes of committed files: git has no other copy of them. */
export function refuseChanged(root, folder) {
  const { stdout } = git(root, 'diff', '--name-only', 'HEAD', '--', folder)
  if (stdout) {
    throw new Trouble(`These files have changes; commit or stash them first:\n${stdout.trimEnd()}`)
  }
}

export const isCommitted = (root, path) =>
  git(root, 'ls-files', '--error-unmatch', path).status === 0
