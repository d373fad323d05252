import { Trouble } from '../../bootstrap/trouble.mjs'
import { tryGit } from '../../edits/run-git.mjs'

/** Git must be able to bring back what this command deletes, new files too. */
export function refuseUnsaved(root) {
  const { status, stdout } = tryGit(['status', '--porcelain', '--', '.'], { cwd: root })
  if (status !== 0 || tryGit(['rev-parse', 'HEAD'], { cwd: root }).status !== 0) {
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
