import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject, root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { refuseUncommitted } from '../edits/git.mjs'
import { runGit, tryGit } from '../edits/run-git.mjs'
import { applyChanges } from '../new/apply-changes.mjs'
import { currentIdentity } from '../rename/changes.mjs'
import { readRecord } from '../upgrade/record.mjs'
import { releaseTree } from '../upgrade/release-tree.mjs'
import { deadCodeOf } from './dead-code.mjs'
import { following, writeFollowing } from './following.mjs'
import { knownModules, words } from './known-modules.mjs'
import { lists } from './lists.mjs'
import { filesOf } from './module-files.mjs'
import { manifestsWith, packagesMissing } from './packages.mjs'
import { pagesWith } from './pages.mjs'
import { variablesOnlyOf } from './variables.mjs'

export async function addModules(names, options) {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'))
  try {
    const { release, repository } = readRecord()
    const from = await writeRelease(options.from ?? repository, release, folder)
    addFrom(from, names, options)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The release that this product came from, or the newest commit of a place that has none, under this product's name. */
async function writeRelease(address, release, folder) {
  const repository = join(folder, 'repository')
  runGit(['init', '--quiet', '--bare', '--template=', repository])
  const options = ['--git-dir', repository, 'fetch', '--quiet', '--no-tags', '--depth=1']
  const fetch = (ref) => tryGit([...options, '--', address, `+${ref}:refs/releases/base`])
  const { status, stderr } = [`refs/tags/v${release}`, 'HEAD'].reduce(
    (done, ref) => (done.status === 0 ? done : fetch(ref)),
    { status: 1 },
  )
  if (status !== 0) {
    throw new Trouble(`${address} could not be read: name another by --from.\n${stderr.trimEnd()}`)
  }
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const product = { identity: currentIdentity(), version }
  await releaseTree(repository, 'refs/releases/base', { folder: join(folder, 'files'), product })
  return join(folder, 'files')
}

function addFrom(from, names, options) {
  const added = chosen(from, names)
  const here = knownModules().map(({ name }) => name)
  const now = [...here, ...added]
  const files = filesOf(from, added, (name) => here.includes(name))
  const packages = packagesMissing(from, files)
  const tables = knownModules(from)
    .filter((one) => added.includes(one.name))
    .flatMap((one) => one.tables)
  const variables = variablesOnlyOf(from, added)
  const told = [
    `Modules: ${words(added)} (${files.length} files)`,
    `Packages that are new: ${words(packages)}`,
    `Variables: ${words([...variables])}`,
    `Tables: ${words(tables)}`,
  ].join('\n')
  if (options['dry-run']) return say(`${told}\nNothing is changed.`)
  refuseUncommitted()
  const changes = new Map([
    ...files.map((file) => [file, readFileSync(join(from, file))]),
    ...lists.map(({ path, withModule, faceOf }) => [
      path,
      added
        .filter((name) => existsSync(join(from, faceOf(name))))
        .reduce((text, name) => withModule(text, name), readFileSync(inProject(path), 'utf8')),
    ]),
    ...following.map((path) => [path, readFileSync(inProject(path), 'utf8')]),
    ...pagesWith(from, added, (name) => here.includes(name), variables),
    ...manifestsWith(from, packages, files),
    ...deadCodeOf(isWhole(from, now) ? undefined : now),
  ])
  applyChanges(root, changes, writeFollowing)
  const folders = words(
    knownModules(from)
      .filter(({ name }) => added.includes(name))
      .map(({ folder }) => folder),
  )
  say(
    [
      told,
      'Next:',
      `  1. ${packages.length > 0 ? 'npm install, ' : ''}npm run client, and npm run check`,
      '  2. git add --all, and commit',
      `Undo it: git checkout -- . and delete ${folders}`,
    ].join('\n'),
  )
}

const isWhole = (from, names) => knownModules(from).every(({ name }) => names.includes(name))

/** The modules and those that they need, each after those that it needs. */
function chosen(from, names) {
  const there = new Map(knownModules(from).map((one) => [one.name, one]))
  const here = knownModules().map(({ name }) => name)
  const unknown = names.find((name) => !there.has(name))
  if (unknown) {
    throw new Trouble(`The release has no module ${unknown}. It has: ${words([...there.keys()])}.`)
  }
  const present = names.find((name) => here.includes(name))
  if (present) throw new Trouble(`The module ${present} is here already.`)
  const withNeeds = (name) => [...there.get(name).needs.flatMap(withNeeds), name]
  return [...new Set(names.flatMap(withNeeds))].filter((name) => !here.includes(name))
}
