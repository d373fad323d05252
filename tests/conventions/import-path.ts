import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joined } from 'node:path/posix'
import { root } from './project-files.ts'

const IMPORT =
  /(?:^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?|\bimport\(\s*)['"]([#.][^'"]+)['"]/gm

type Read = (path: string) => string | undefined

const fromProject: Read = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

/** The shortest chain of imports, lazy ones too, from a program to a file whose path matches. */
export function importPath(program: string, wanted: RegExp, read = fromProject): string[] {
  const importers = new Map<string, string | undefined>([[program, undefined]])
  for (const [path] of importers) {
    if (wanted.test(path)) return chainTo(path, importers)
    for (const [, name = ''] of (read(path) ?? '').matchAll(IMPORT)) {
      const imported = name.startsWith('#')
        ? `src/${name.slice(1)}`
        : joined(dirname(path), name.replace(/\?.*$/, ''))
      if (!importers.has(imported)) importers.set(imported, path)
    }
  }
  return []
}

function chainTo(path: string, importers: ReadonlyMap<string, string | undefined>): string[] {
  const importer = importers.get(path)
  return importer === undefined ? [path] : [...chainTo(importer, importers), path]
}
