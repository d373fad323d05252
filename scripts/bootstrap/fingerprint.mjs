import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './project.mjs'

/** The build writes files with `.gen`, so these are no input. */
const inputs = [
  'migrations',
  'modules',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tsconfig.json',
  'vite',
  'vite.config.ts',
]
const ignored = /\.test\.tsx?$|\.gen\.(d\.)?ts$|\.md$/

export function fingerprint() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const found = statSync(inProject(path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return ignored.test(path) ? [] : [path]
  return readdirSync(inProject(path))
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
