import { rmSync, writeFileSync } from 'node:fs'
import { readIfAny } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { runGit } from '../edits/run-git.mjs'
import { gitPath } from './refusals.mjs'

/** Git's folder keeps the start of the merge until it is committed or taken back. */
const marker = () => gitPath('template-upgrade')
const head = () => runGit(['rev-parse', 'HEAD'])
const isDirty = () => runGit(['status', '--porcelain', '--untracked-files=no']) !== ''

const isUnfinished = () => readIfAny(marker()) === head() && isDirty()

export function refuseUnfinished() {
  if (!isUnfinished()) return
  throw new Trouble(
    'An upgrade is not committed yet. Commit it, or take it back: npm run upgrade -- --undo',
  )
}

export const markUnfinished = () => writeFileSync(marker(), head())

export function undoUpgrade() {
  if (!isUnfinished()) {
    throw new Trouble(
      'No upgrade waits for its commit: nothing to take back. One that is committed: git revert <commit>',
    )
  }
  takeBack()
}

export function takeBack() {
  runGit(['reset', '--hard', '--quiet', 'HEAD'])
  rmSync(marker())
}
