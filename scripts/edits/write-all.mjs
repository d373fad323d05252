import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject, readIfAny } from '../bootstrap/project.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

const journal = inProject('.unfinished')

const isHalfDone = () => existsSync(journal)

export function refuseHalfDone(undoing) {
  if (isHalfDone()) {
    throw new Trouble(`The last run was interrupted. Put its files back first: ${undoing}`)
  }
}

/**
 * Writes all changes or none: until `finish` has passed, the journal holds what was there. A file without `before` is new, one
 * without `after` is deleted, and one with another `target` is moved. Its content is a text, or a buffer if it is none.
 */
export function writeAll(changes, finish) {
  writeFileSync(`${journal}.new`, JSON.stringify(changes))
  renameSync(`${journal}.new`, journal)
  try {
    for (const change of changes) write(change)
    finish()
  } catch (error) {
    undo()
    throw error
  }
  rmSync(journal)
}

function write({ path, target = path, after }) {
  if (target !== path) renameSync(inProject(path), inProject(target))
  put(target, after)
}

export function undo() {
  const text = readIfAny(journal)
  if (text === undefined) throw new Trouble('No run was interrupted: nothing to put back.')
  for (const { path, target = path, before } of JSON.parse(text, revived)) {
    if (target !== path) rmSync(inProject(target), { force: true })
    put(path, before)
  }
  rmSync(journal)
}

const revived = (_, value) => (value?.type === 'Buffer' ? Buffer.from(value) : value)

function put(path, text) {
  const file = inProject(path)
  if (text === undefined) {
    rmSync(file, { force: true })
    removeEmpty(dirname(file))
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function removeEmpty(folder) {
  try {
    rmdirSync(folder)
    removeEmpty(dirname(folder))
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code)) throw error
  }
}
