import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { inProject } from '../bootstrap/project.mjs'
import { formatChanges } from '../edits/format-changes.mjs'
import { runGit } from '../edits/run-git.mjs'
import { timeAfter } from '../migration/time-after.mjs'
import { mergeJson } from './merge-json.mjs'
import { filesIn } from './releases.mjs'

/**
 * Puts the migrations of the release behind the product's own: its databases have those already, and a start refuses an older
 * one. Each snapshot gets the product's tables, too.
 */
export function followOwnMigrations({ base, next }) {
  const [former, present, all] = [base, 'HEAD', next].map(migrationsIn)
  return [...all.keys()].flatMap((folder) => {
    const [before, own, following] = [former, present, all].map((one) => one.get(folder) ?? [])
    return followIn(folder, { next, before, own, following })
  })
}

function followIn(folder, { next, before, own, following }) {
  if (own.every((name) => following.includes(name))) return []
  const moved = []
  for (const name of following.filter((one) => !before.includes(one) && !own.includes(one))) {
    const last = moved.at(-1)?.title ?? own.at(-1)
    const title = name > last ? name : `${timeAfter(last)}${name.slice(14)}`
    const snapshots = {
      before: committedSnapshot(next, `${folder}/${following[following.indexOf(name) - 1]}`),
      after: committedSnapshot(next, `${folder}/${name}`),
      own: JSON.parse(readFileSync(inProject(folder, last, 'snapshot.json'), 'utf8')),
    }
    if (title !== name) runGit(['mv', `${folder}/${name}`, `${folder}/${title}`])
    writeSnapshot(`${folder}/${title}`, followingSnapshot(snapshots))
    moved.push({ folder, name, title, tables: missingTables(snapshots) })
  }
  return moved
}

const committedSnapshot = (commit, migration) =>
  JSON.parse(runGit(['show', `${commit}:${migration}/snapshot.json`]))

/** The names of migrations by the folder of the base or of a module. */
function migrationsIn(commit) {
  const found = new Map()
  for (const path of filesIn(commit).toSorted((one, other) => one.localeCompare(other))) {
    const [, folder, name] =
      /^((?:modules\/[^/]+\/)?migrations)\/(\d{14}_[^/]+)\/migration\.sql$/.exec(path) ?? []
    if (folder) found.set(folder, [...(found.get(folder) ?? []), name])
  }
  return found
}

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

function writeSnapshot(migration, snapshot) {
  const path = `${migration}/snapshot.json`
  const after = `${JSON.stringify(snapshot, null, 2)}\n`
  writeFileSync(inProject(path), after)
  formatChanges([{ path, after }])
  runGit(['add', '--', path])
}
