import { readFileSync } from 'node:fs'
import { inProject, root } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { makeMigration } from '../commands/migration.mjs'
import { refuseUncommitted } from '../edits/git.mjs'
import { filesIn } from '../new/added-folder.mjs'
import { applyChanges } from '../new/apply-changes.mjs'
import { elementEdit, importEdit } from '../new/text-edits.mjs'
import { camel } from '../new/words.mjs'
import { knownModules, words } from './known-modules.mjs'
import { lockWithout, packagesOnlyIn } from './packages.mjs'

export function removeModules(names, options) {
  const removed = chosen(names, options)
  const tables = removed.flatMap((module) => module.tables)
  const files = removed.flatMap(({ name }) => filesIn(root, `modules/${name}`))
  const packages = packagesOnlyIn(files)
  const changes = new Map([
    ...files.map((file) => [file, undefined]),
    ...lists.map(([path, opening]) => [path, without(path, opening, removed)]),
    ...lockWithout(packages),
  ])
  const told = [
    `Modules: ${removed.map(({ name }) => name).join(', ')} (${files.length} files)`,
    `Packages that nothing else uses: ${words(packages)}`,
    `Tables, with their rows: ${words(tables)}`,
  ].join('\n')
  if (options['dry-run']) return say(`${told}\nNothing is changed.`)
  if (tables.length > 0 && !options['drop-tables']) {
    throw new Trouble(
      `${told}\nA migration drops these tables where they are. Add --drop-tables if nobody needs the rows.`,
    )
  }
  refuseUncommitted()
  const name = `without_${removed.map((one) => one.name.replaceAll('-', '_')).join('_and_')}`
  applyChanges(root, changes, () => tables.length > 0 && makeMigration(name, { isQuiet: true }))
  say(
    [
      told,
      'Next:',
      '  1. npm run client, and npm run check',
      '  2. git grep for what else names them: pages in docs, variables in src/platform/config',
      'Undo it: git checkout -- . and delete the new folder in migrations/',
    ].join('\n'),
  )
}

const lists = [
  ['src/app/modules.ts', 'export const modules: readonly Module[] = ['],
  ['src/app/modules.server.ts', 'export const modules = ['],
  ['src/app/modules.operation.server.ts', 'export const modules: readonly Operation[] = ['],
]

const without = (path, opening, removed) =>
  removed.reduce(
    (text, { name }) =>
      importEdit(
        camel(name),
        `#modules/${name}/${path.replace('src/app/modules', 'module')}`,
      ).revert(elementEdit(camel(name), opening).revert(text)),
    readFileSync(inProject(path), 'utf8'),
  )

function chosen(names, options) {
  const all = knownModules()
  const unknown = names.find((name) => !all.some((one) => one.name === name))
  if (unknown) {
    throw new Trouble(
      `There is no module ${unknown}. There are: ${words(all.map(({ name }) => name))}.`,
    )
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
