import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject, root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

/** A project without git has nothing to compare with. */
export function refuseUncommitted() {
  const { status, stdout, stderr } = git('status', '--porcelain', '--untracked-files=no', '--', '.')
  if (status !== 0 && existsSync(inProject('.git'))) {
    throw new Trouble(
      `git could not say what is uncommitted: “git status” shows why.\n${stderr ?? ''}`,
    )
  }
  if (status !== 0 || stdout === '') return
  throw new Trouble(
    `Commit or stash these changes first, so that what this command writes is a commit of its own:\n${stdout.trimEnd()}`,
  )
}

/** Changes of committed files: git has no other copy of them. */
export function refuseChanged(folder) {
  const { stdout } = git('diff', '--name-only', 'HEAD', '--', folder)
  if (stdout) {
    throw new Trouble(`These files have changes; commit or stash them first:\n${stdout.trimEnd()}`)
  }
}

export const isCommitted = (path) => git('ls-files', '--error-unmatch', path).status === 0
