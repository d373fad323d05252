import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { formatChanges } from '../edits/format-changes.mjs'
import { runGit } from '../edits/run-git.mjs'
import { manifestsIn } from '../modules/manifests.mjs'
import { numbered } from '../release/numbered.mjs'

const author = { NAME: 'template', EMAIL: 'template@localhost' }
const identityOfCommits = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((role) =>
    Object.entries(author).map(([key, value]) => [`GIT_${role}_${key}`, value]),
  ),
)

/**
 * A release as this product would have it: with its name, which its own version of the rename gives it, its version number, and without
 * the modules that `leftOut` tells. Both sides of the comparison are written so, and what they share is no change.
 */
export async function releaseTree(repository, ref, { folder, product, leftOut = () => [] }) {
  mkdirSync(folder)
  const env = {
    GIT_DIR: repository,
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: `${folder}.index`,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.autocrlf',
    GIT_CONFIG_VALUE_0: 'false',
  }
  const git = (args, input) => runGit(args, { cwd: folder, env, input })
  git(['read-tree', ref])
  git(['checkout-index', '--all', '--force'])
  const paths = [
    ...(await rename(folder, product.identity)),
    ...setVersion(folder, product.version),
  ]
  git(['update-index', '--add', '--remove', '-z', '--stdin'], paths.join('\0'))
  const gone = leftOut(manifestsIn(folder))
  if (gone.length > 0) {
    await takeOut(folder, gone)
    git(['add', '--all'])
  }
  return git(['write-tree'])
}

async function takeOut(folder, names) {
  const packages = join(folder, 'node_modules')
  const areThere = existsSync(packages)
  if (!areThere) symlinkSync(realpathSync(inProject('node_modules')), packages, 'junction')
  const program = join(folder, 'scripts/modules/take-out.mjs')
  const { exitCode, printed } = await runNode([program, ...names], { cwd: folder })
  if (!areThere) rmSync(packages)
  if (exitCode !== 0) throw new Trouble(`Modules could not be left out of the release.\n${printed}`)
}

async function rename(folder, identity) {
  const script = join(folder, 'scripts/rename/changes.mjs')
  if (!existsSync(script)) {
    throw new Trouble(
      'The release to compare with is older than npm run upgrade: merge it by hand.',
    )
  }
  const { renamingChanges } = await import(pathToFileURL(script).href)
  const changes = renamingChanges(identity)
  for (const { path, target, after } of changes) {
    if (target !== path) renameSync(join(folder, path), join(folder, target))
    writeFileSync(join(folder, target), after)
  }
  formatChanges(changes, folder)
  return changes.flatMap(({ path, target }) => [path, target])
}

function setVersion(folder, version) {
  const paths = ['package.json', 'package-lock.json']
  for (const path of paths) {
    const file = join(folder, path)
    writeFileSync(file, numbered(readFileSync(file, 'utf8'), version))
  }
  return paths
}

export function commitTree(repository, tree, { message, parent }) {
  const parents = parent ? ['-p', parent] : []
  return runGit(['--git-dir', repository, 'commit-tree', tree, ...parents, '-m', message], {
    env: identityOfCommits,
  })
}
