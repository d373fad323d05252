import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { refuseUncommitted } from '../edits/git.mjs'
import { runGit, tryGit } from '../edits/run-git.mjs'

/** The first one that follows moved folders in a merge of two trees with its default strategy. */
const oldestGit = [2, 34]

const states = {
  MERGE_HEAD: 'merge',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
}

export const gitPath = (name) => resolve(root, runGit(['rev-parse', '--git-path', name]))

export function refuseUnready() {
  refuseOldGit()
  refuseOtherRepository()
  for (const [file, name] of Object.entries(states)) {
    if (!existsSync(gitPath(file))) continue
    throw new Trouble(`A ${name} is under way. Finish it, or give it up: git ${name} --abort`)
  }
  refuseUncommitted()
}

function refuseOldGit() {
  const [version = ''] = /\d+\.\d+/.exec(runGit(['version'])) ?? []
  const [major, minor] = version.split('.').map(Number)
  if (major > oldestGit[0] || (major === oldestGit[0] && minor >= oldestGit[1])) return
  throw new Trouble(`This needs git ${oldestGit.join('.')} or newer; this is git ${version}.`)
}

function refuseOtherRepository() {
  const { status, stdout } = tryGit(['rev-parse', '--show-toplevel'])
  const begin = 'git init && git add -A && git commit -m "product: begin"'
  if (status !== 0) {
    throw new Trouble(
      `This project is in no git repository, which the merge needs. Begin one: ${begin}`,
    )
  }
  if (realpathSync(stdout.trimEnd()) !== realpathSync(root)) {
    throw new Trouble(
      `This project is a folder of the repository ${stdout.trimEnd()}. An upgrade needs it alone in one:\n` +
        'clone that repository, make a branch of this folder there (git subtree split), and upgrade that branch.',
    )
  }
  if (tryGit(['rev-parse', '--verify', '--quiet', 'HEAD']).status !== 0) {
    throw new Trouble(`This repository has no commit to merge into. Begin with one: ${begin}`)
  }
}
