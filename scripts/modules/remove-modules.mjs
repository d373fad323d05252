import { readFileSync } from 'node:fs'
import { inProject, root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { refuseUncommitted } from '../edits/git.mjs'
import { applyChanges } from '../new/apply-changes.mjs'
import { deadCodeOf } from './dead-code.mjs'
import { following, writeFollowing } from './following.mjs'
import { knownModules, words } from './known-modules.mjs'
import { lists } from './lists.mjs'
import { dropsOf, hasHistory, writeRemoval } from './migrate.mjs'
import { filesOf } from './module-files.mjs'
import { manifestWithout, packagesOnlyIn } from './packages.mjs'
import { pagesWithout } from './pages.mjs'
import { variablesOnlyOf } from './variables.mjs'

const namesOf = (modules) => modules.map(({ name }) => name)
const read = (path) => readFileSync(inProject(path), 'utf8')

export function removeModules(names, options) {
  const removed = chosen(names, options)
  const tables = removed.flatMap((module) => module.tables)
  const gone = namesOf(removed)
  const { files, packages, variables, changes } = withoutModules(gone)
  const told = [
    `Modules: ${gone.join(', ')} (${files.length} files)`,
    `Packages that nothing else uses: ${words(packages)}`,
    `Variables that nothing else reads: ${words([...variables])}`,
    `Tables, with their rows: ${words(tables)}`,
  ].join('\n')
  if (options['dry-run']) return say(`${told}\nNothing is changed.`)
  if (tables.length > 0 && !options['drop-tables'] && !options['no-database']) {
    throw new Trouble(
      `${told}\nA migration would drop these tables with their rows: --drop-tables writes it. --no-database says that no database has them.`,
    )
  }
  refuseUncommitted()
  const stored = removed.filter((module) => hasHistory(module))
  const drops = dropsOf(stored)
  const isStored = stored.length > 0 && options['drop-tables']
  applyChanges(root, withFollowing(changes), () => {
    if (isStored) writeRemoval(namesOf(stored), drops)
    writeFollowing()
  })
  say(
    [
      told,
      'Next:',
      '  1. npm run client, and npm run check',
      '  2. git add --all, and commit',
      `Undo it: git checkout -- .${isStored ? ' and delete the new folder in migrations/' : ''}`,
    ].join('\n'),
  )
}

function chosen(names, options) {
  const all = knownModules()
  const unknown = names.find((name) => !all.some((one) => one.name === name))
  if (unknown) {
    throw new Trouble(`There is no module ${unknown}. There are: ${words(namesOf(all))}.`)
  }
  const removed = new Set(names)
  for (const name of removed) {
    const dependents = all.filter(({ needs }) => needs.includes(name)).map((one) => one.name)
    const kept = dependents.filter((one) => !removed.has(one))
    if (kept.length > 0 && !options['with-dependents']) {
      throw new Trouble(
        `${name} is needed by ${kept.join(', ')}: remove them too, by --with-dependents.`,
      )
    }
    for (const one of kept) removed.add(one)
  }
  return all.filter(({ name }) => removed.has(name))
}

/** The files, packages and variables that go with modules, and the changes that take them out. */
export function withoutModules(gone) {
  const left = namesOf(knownModules()).filter((name) => !gone.includes(name))
  const files = filesOf(root, gone, () => true)
  const packages = packagesOnlyIn(files)
  const variables = variablesOnlyOf(root, gone)
  const changes = new Map([
    ...files.map((file) => [file, undefined]),
    ...lists.map(({ path, withoutModule }) => [
      path,
      gone.reduce((text, name) => withoutModule(text, name), read(path)),
    ]),
    ...pagesWithout(gone, variables),
    ...manifestWithout(packages, files),
    ...deadCodeOf(left),
  ])
  return { files, packages, variables, changes }
}

const withFollowing = (changes) =>
  new Map([...following.map((path) => [path, read(path)]), ...changes])
