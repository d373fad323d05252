import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'

const journal = inProject('.rename')

export const isHalfDone = () => existsSync(journal)

/** Writes all changes or none: until `finish` has passed, the journal holds what was there. */
export function writeAll(changes, finish) {
  writeFileSync(`${journal}.new`, JSON.stringify(changes))
  renameSync(`${journal}.new`, journal)
  try {
    for (const { path, target, after } of changes) {
      renameSync(inProject(path), inProject(target))
      writeFileSync(inProject(target), after)
    }
    finish()
  } catch (error) {
    undo()
    throw error
  }
  rmSync(journal)
}

export function undo() {
  for (const { path, target, before } of JSON.parse(readIfAny(journal))) {
    if (existsSync(inProject(target))) renameSync(inProject(target), inProject(path))
    writeFileSync(inProject(path), before)
  }
  rmSync(journal)
}
