import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { inProject } from '../bootstrap/project.mjs'
import { timeAfter } from '../commands/migration.mjs'
import { formatChanges } from '../edits/format-changes.mjs'
import { runGit } from '../edits/run-git.mjs'
import { mergeJson } from './merge-json.mjs'
import { filesIn } from './releases.mjs'

/**
 * Puts the migrations of the release behind the product's own: its databases have those already, and a start refuses an older
 * one. Each snapshot gets the product's tables, too.
 */
export function followOwnMigrations({ base, next }) {
  const [former, present, all] = [base, 'HEAD', next].map(migrationsIn)
  const isOwn = (name) => !all.includes(name)
  const isAdded = (name) => !former.includes(name) && !present.includes(name)
  if (!present.some(isOwn)) return []
  const moved = []
  for (const name of all.filter(isAdded)) {
    const last = moved.at(-1)?.title ?? present.at(-1)
    const title = name > last ? name : `${timeAfter(last)}${name.slice(14)}`
    const snapshots = {
      before: committedSnapshot(next, all[all.indexOf(name) - 1]),
      after: committedSnapshot(next, name),
      own: JSON.parse(readFileSync(snapshotFile(last), 'utf8')),
    }
    if (title !== name) runGit(['mv', `migrations/${name}`, `migrations/${title}`])
    writeSnapshot(title, followingSnapshot(snapshots))
    moved.push({ name, title, tables: missingTables(snapshots) })
  }
  return moved
}

const snapshotFile = (name) => inProject('migrations', name, 'snapshot.json')

const committedSnapshot = (commit, name) =>
  JSON.parse(runGit(['show', `${commit}:migrations/${name}/snapshot.json`]))

const migrationsIn = (commit) =>
  filesIn(commit)
    .map((path) => /^migrations\/(\d{14}_[^/]+)\/migration\.sql$/.exec(path)?.[1])
    .filter(Boolean)
    .toSorted((one, other) => one.localeCompare(other))

/** The product's own tables with what the migration changes. */
export function followingSnapshot({ before, own, after }) {
  const merged = mergeJson(before, own, after, (ours, theirs) => ours && theirs)
  return { ...merged, id: after.id, prevId: own.id }
}

/** The tables that the migration changes and the product no longer has. */
export const missingTables = ({ before, own, after }) =>
  Object.keys(before.tables).filter(
    (name) => !own.tables[name] && !isDeepStrictEqual(before.tables[name], after.tables[name]),
  )

function writeSnapshot(name, snapshot) {
  const path = `migrations/${name}/snapshot.json`
  const after = `${JSON.stringify(snapshot, null, 2)}\n`
  writeFileSync(inProject(path), after)
  formatChanges([{ path, after }])
  runGit(['add', '--', path])
}
