import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceOf } from '../../testing/stages/import-graph.mjs'

const visited = /\/(?:app|manager|api\/v1)\/(?:authors|books|genres|organizations|shelves)\b/
const importing = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([#.][^'?]+\.(?:tsx?|mjs))'/g

const read = (root, path) => readFileSync(join(root, path), 'utf8')

const importsOf = (root, path) =>
  Array.from(read(root, path).matchAll(importing), ([, name]) =>
    name.startsWith('#') ? sourceOf(name) : join(dirname(path), name),
  )

/** The files that a source or a test imports and that are gone. */
export const missingImports = (root, path) =>
  importsOf(root, path).filter((imported) => !existsSync(join(root, imported)))

/** Whether a file, or a helper that it imports, visits an address of the library. */
export function visitsLibrary(root, path, seen = new Set()) {
  const isBrowserTest = /^(tests|modules\/[^/]+)\/e2e\//.test(path) && existsSync(join(root, path))
  if (!isBrowserTest || seen.has(path)) return false
  seen.add(path)
  const helpers = importsOf(root, path)
  return visited.test(read(root, path)) || helpers.some((name) => visitsLibrary(root, name, seen))
}

/** Deletes the browser tests that still visit the library or need what is gone, and helpers that no test is left to use. */
export function deleteLibraryTests(root) {
  const all = (pattern) => globSync(pattern, { cwd: root })
  const needsLibrary = (path) => visitsLibrary(root, path) || missingImports(root, path).length > 0
  const specs = all('{tests,modules/*}/e2e/**/*.spec.ts')
  for (const path of specs.filter(needsLibrary)) rmSync(join(root, path))
  for (;;) {
    const used = new Set(
      all('{*.ts,{tests,scripts,src,modules}/**/*.{ts,tsx,mjs}}').flatMap((path) =>
        importsOf(root, path),
      ),
    )
    const unused = all('tests/e2e/**/*.ts').filter(
      (path) => !path.endsWith('.spec.ts') && !used.has(path),
    )
    if (unused.length === 0) return
    for (const path of unused) rmSync(join(root, path))
  }
}
