import { globSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { runNode } from '../bootstrap/programs.mjs'
import { inProject } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { makeMigration } from '../commands/migration.mjs'
import { generated } from '../edits/generated.mjs'
import { isCommitted, refuseChanged } from '../edits/git.mjs'
import { applyChanges } from './apply-changes.mjs'
import { edited } from './edited.mjs'
import { mayHaveDatabase } from './may-have-database.mjs'
import { planResource } from './new-resource.mjs'
import { readIfThere } from './read-if-there.mjs'
import { registration } from './registration.mjs'
import { targetsIn } from './targets.mjs'
import { lineEdit } from './text-edits.mjs'
import { wordsOf } from './words.mjs'

export function newResource(root, wanted) {
  const resource = planResource(root, wanted)
  const { table } = resource.words
  applyChanges(root, resource.changes, () => makeMigration(table, { isQuiet: true }))
  const { path } = resource.words
  say(
    [
      `${resource.folder} describes ${path}, and ${resource.changes.size} files are new or changed.`,
      `Next:`,
      `  1. Read the migration, and translate the texts marked [fr], [ar] and [sw]: git grep -nE '\\[(fr|ar|sw)\\] '`,
      `  2. npm run client, and npm run check`,
      `  3. npm start, and open /manager/${path}`,
      `Undo it: npm run new -- resource ${path} --undo`,
    ].join('\n'),
  )
}

/** Also takes away what an interrupted run left. */
export async function undoResource(root, { path, singular }) {
  const [folder] = globSync(`modules/*/${path}`, { cwd: root })
  if (!folder) throw new Trouble(`There is no resource ${path}: no folder modules/*/${path}.`)
  const [described] = globSync(`${folder}/*.resource.ts`, { cwd: root })
  const words = wordsOf(path, singular ?? (described && basename(described, '.resource.ts')))
  refuseUsed(root, { folder, words })
  refuseChanged(folder)
  const module = folder.split('/')[1]
  const navigation = readIfThere(root, `modules/${module}/navigation.tsx`) ?? ''
  const entry = new RegExp(`to: '/manager/${path}',[^]*?icon: <(\\w+) />`)
  const icon = entry.exec(navigation)?.[1] ?? 'Box'
  const needs = unusedNeeds(root, { module, folder })
  const places = registration({ module, words, icon, needs })
  const files = globSync(`${folder}/**`, { cwd: root, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => relative(root, join(found.parentPath, found.name)))
  const migration = globSync(`modules/${module}/migrations/*_${words.table}`, { cwd: root }).at(-1)
  const isFresh = migration && !isCommitted(`${migration}/migration.sql`)
  if (isFresh) await revertMigration(`${module}/${basename(migration)}`, words)
  const changes = new Map([
    ...files.map((file) => [file, undefined]),
    ...edited(root, [...places, ...unusedFaces(root, folder)], 'revert'),
  ])
  applyChanges(root, changes, () => {
    if (isFresh) rmSync(join(root, migration), { recursive: true })
    else if (migration) makeMigration(`without_${words.table}`, { isQuiet: true })
  })
  say(
    isFresh
      ? `${path} is gone, with its migration.`
      : `${path} is gone. Its migration was committed, so others may have applied it: a new one drops the table.`,
  )
}

/** Only where there is a database: the next start would refuse one with a migration that it doesn't know. */
async function revertMigration(migration, { table }) {
  if (!mayHaveDatabase()) return
  const { exitCode, printed } = await runNode([
    inProject('scripts/new/revert-migration.ts'),
    migration,
    table,
  ])
  if (exitCode !== 0) {
    throw new Trouble(`The database could not be changed, so nothing is undone.\n${printed}`)
  }
}

function refuseUsed(root, { folder, words }) {
  const registers = new RegExp(`^${dirname(folder)}/[^/]+$`)
  const users = globSync('{src,modules}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !file.startsWith(`${folder}/`) &&
      !registers.test(file) &&
      !generated.includes(file) &&
      new RegExp(`/${words.path}/|reference\\('${words.one}'`).test(
        importsIn(readIfThere(root, file)),
      ),
  )
  if (users.length > 0) {
    throw new Trouble(
      `Others use ${words.path}; change them first:\n${users.map((file) => `  ${file}`).join('\n')}`,
    )
  }
}

const importsIn = (text) =>
  [...text.matchAll(/(?:from|import\()\s*'[^']+'|reference\('\w+'/g)]
    .map(([found]) => found)
    .join('\n')

/** The modules from which only this resource imports. */
function unusedNeeds(root, { module, folder }) {
  const importedBy = (files) =>
    files
      .flatMap((file) => [...readIfThere(root, file).matchAll(/'#modules\/([^/']+)\//g)])
      .map(([, name]) => name)
  const files = globSync(`modules/${module}/**/*.{ts,tsx}`, { cwd: root })
  const isOwn = (file) => file.startsWith(`${folder}/`)
  const others = new Set(importedBy(files.filter((file) => !isOwn(file))))
  return [...new Set(importedBy(files.filter(isOwn)))].filter((name) => !others.has(name))
}

/** The exports that only this resource needs from those that it refers to. */
function unusedFaces(root, folder) {
  const targets = targetsIn(root)
  const own = [...targets.values()].find((target) => target.folder === folder)
  const names = [...(own?.text ?? '').matchAll(/reference\('(\w+)'/g)].map(([, name]) => name)
  const others = globSync('{src,modules}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.startsWith(`${folder}/`))
    .map((file) => readIfThere(root, file))
  return [...new Set(names)].flatMap((name) => {
    const target = targets.get(name)
    if (!target) return []
    const from = `'${target.table}'`
    const unused = target.exports.filter(
      ({ symbol }) =>
        !others.some((text) => text.includes(from) && new RegExp(`\\b${symbol}\\b`).test(text)),
    )
    return unused.length > 0
      ? [[`${target.folder}/index.server.ts`, unused.map(({ line }) => lineEdit(line))]]
      : []
  })
}
