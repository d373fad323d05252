import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tool } from '../bootstrap/tools.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'

/** Writes all files or, after an error, none: `changes` has the new text of each, or undefined to delete it. */
export function applyChanges(root, changes) {
  const before = new Map()
  const restore = () => {
    for (const [path, text] of before) put(root, path, text)
  }
  try {
    for (const [path, text] of changes) {
      before.set(path, readIfThere(root, path))
      put(root, path, text)
    }
    format(
      root,
      [...changes].flatMap(([path, text]) => (text === undefined ? [] : [path])),
    )
  } catch (error) {
    restore()
    throw error
  }
  return restore
}

function put(root, path, text) {
  const file = join(root, path)
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

function format(root, paths) {
  if (paths.length === 0) return
  const { status, stderr } = spawnSync(process.execPath, [tool('oxfmt'), ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Trouble(`The formatter refused what was written.\n${stderr}`)
}

export const readIfThere = (root, path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
