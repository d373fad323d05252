import { existsSync, writeFileSync } from 'node:fs'
import { inProject, root } from '../bootstrap/project.mjs'
import { formatChanges } from '../edits/format-changes.mjs'
import { generated } from '../edits/generated.mjs'
import { gitList, runGit } from '../edits/run-git.mjs'
import { lists } from '../modules/lists.mjs'
import { manifestsIn } from '../modules/manifests.mjs'
import { mergeJsonTexts } from './merge-json.mjs'
import { conflicts } from './merge.mjs'
import { filesIn } from './releases.mjs'

/** Files that commands write: they follow from the others after the merge. */
export const regenerated = [
  'AGENTS.md',
  'llms.txt',
  'clients/typescript/src/api.ts',
  'docs/licences.md',
  ...generated,
  'package-lock.json',
]

/** Settles the conflicts that have one right answer, and returns the files of the release that stay deleted. */
export function settle({ base, next }) {
  const deleted = [...inRemovedFolders(base, next), ...deletedHere()]
  if (deleted.length > 0) runGit(['rm', '--quiet', '--force', '--', ...deleted])
  for (const [path, stages] of conflicts()) {
    if (regenerated.includes(path) && stages.includes('3')) takeTheirs(path)
    else if (path.endsWith('.json') && stages === '123') mergeByKey(path)
    else if (stages === '123') lists.filter((list) => list.path === path).forEach(mergeList)
  }
  return deleted.toSorted((one, other) => one.localeCompare(other))
}

function* deletedHere() {
  for (const [path, stages] of conflicts()) if (stages === '13') yield path
}

/** New files of a folder that the product deleted as a whole, such as a module. */
function inRemovedFolders(base, next) {
  const [former, present] = [base, 'HEAD'].map((commit) => foldersOf(filesIn(commit)))
  const removed = (path) =>
    foldersAbove(path).some((folder) => former.has(folder) && !present.has(folder))
  const added = gitList([
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=A',
    '-z',
    base,
    next,
  ])
  return added.filter((path) => removed(path) && existsSync(inProject(path)))
}

const foldersOf = (paths) => new Set(paths.flatMap(foldersAbove))

function foldersAbove(path) {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function takeTheirs(path) {
  runGit(['checkout', '--theirs', '--', path])
  runGit(['add', '--', path])
}

/** The modules of the release, and those that are this product's alone. */
function mergeList({ path, faceOf, withModule }) {
  const merged = manifestsIn(root)
    .map(({ name }) => name)
    .filter((name) => existsSync(inProject(faceOf(name))))
    .reduce(
      (text, name) => (text.includes(faceOf(name)) ? text : withModule(text, name)),
      runGit(['show', `:3:${path}`]),
    )
  writeMerged(path, merged)
}

function mergeByKey(path) {
  const merged = mergeJsonTexts(...[1, 2, 3].map((stage) => runGit(['show', `:${stage}:${path}`])))
  if (merged !== undefined) writeMerged(path, merged)
}

function writeMerged(path, after) {
  writeFileSync(inProject(path), after)
  formatChanges([{ path, after }])
  runGit(['add', '--', path])
}
