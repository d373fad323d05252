import { writeFileSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'
import { describe } from '../bootstrap/trouble.mjs'
import { say } from '../bootstrap/words.mjs'
import { gitList, runGit } from '../edits/run-git.mjs'
import { toDoBetween } from './changelog.mjs'
import { conflicts, merge } from './merge.mjs'
import { followOwnMigrations } from './migrations.mjs'
import { lockPackages } from './packages.mjs'
import { readRecord, recordFile, recordText } from './record.mjs'
import { regenerate } from './regenerate.mjs'
import { settle } from './settle.mjs'
import { markUnfinished, takeBack } from './unfinished.mjs'

/** Leaves the merge in the working tree, or everything as it was. */
export async function mergeRelease(commits, { from, to }) {
  markUnfinished()
  try {
    const record = readRecord()
    merge(commits.next)
    const deleted = settle(commits)
    const migrations = followOwnMigrations(commits)
    writeFileSync(inProject(recordFile), recordText({ ...record, release: to }))
    runGit(['add', '--', recordFile])
    const later = await completed(commits)
    const changed = gitList(['diff', '--cached', '--name-only', '-z']).length
    const toDo = toDoBetween(runGit(['show', `${commits.next}:CHANGELOG.md`]), from, to)
    return { deleted, migrations, changed, toDo, later, conflicts: conflicts() }
  } catch (error) {
    takeBack()
    throw error
  }
}

/** Returns the commands that are left to the user. */
async function completed(commits) {
  const open = conflicts()
  const isLocked = !open.has('package.json') && (await lockPackages(commits))
  const lock = isLocked ? [] : ['npm install --package-lock-only']
  if (open.size > 0) return [...lock, 'npm run docs', 'npm run build']
  try {
    await regenerate()
    return lock
  } catch (error) {
    say(`${describe(error)}\nSo generated files are not up to date.`)
    return [...lock, 'npm run docs', 'npm run build']
  }
}
