import { Trouble } from '../bootstrap/trouble.mjs'
import { runGit, tryGit } from '../edits/run-git.mjs'

const settings = ['merge.renames=true', 'merge.directoryRenames=true', 'merge.renameLimit=20000']

/** Three ways: the commit's parent is the release that the product came from. Conflicts stay in the working tree. */
export function merge(commit) {
  const { status, stderr } = tryGit([
    ...settings.flatMap((setting) => ['-c', setting]),
    'cherry-pick',
    '--no-commit',
    commit,
  ])
  if (status === 0 || conflicts().size > 0) return
  throw new Trouble(`git could not merge, and nothing was changed.\n${stderr.trimEnd()}`)
}

/** The stages of each file in conflict: 1 the former release, 2 the product, 3 the newer release. */
export function conflicts() {
  const found = new Map()
  for (const line of runGit(['ls-files', '--unmerged', '-z']).split('\0')) {
    const [, stage, path] = /^\d+ [\da-f]+ (\d)\t(.+)$/s.exec(line) ?? []
    if (path) found.set(path, [...(found.get(path) ?? []), stage])
  }
  return new Map([...found].map(([path, stages]) => [path, stages.join('')]))
}
