import { isUtf8 } from 'node:buffer'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitList, runGit } from '../../edits/run-git.mjs'

export function copyProject(root) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-product-')))
  for (const path of filesIn(root)) cpSync(join(root, path), join(copy, path))
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'), 'junction')
  // Git knows which files are no sources.
  runGit(['init', '--quiet'], { cwd: copy })
  commitAll(copy)
  return copy
}

export function commitAll(copy) {
  runGit(['add', '--all'], { cwd: copy })
  const author = ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost']
  runGit([...author, 'commit', '--quiet', '--allow-empty', '--message', 'step'], { cwd: copy })
}

/** The edits that turn the project into its copy. */
export const differences = (root, copy) =>
  [...new Set([...filesIn(root), ...filesIn(copy)])]
    .map((path) => ({ path, before: read(join(root, path)), after: read(join(copy, path)) }))
    .filter(({ before, after }) => !isSame(before, after))

function isSame(one, other) {
  if (one === undefined || other === undefined) return one === other
  return Buffer.from(one).equals(Buffer.from(other))
}

const filesIn = (folder) =>
  gitList(['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: folder }).filter(
    (path) => path !== 'node_modules',
  )

function read(file) {
  if (!existsSync(file)) return undefined
  const content = readFileSync(file)
  return isUtf8(content) ? content.toString() : content
}
