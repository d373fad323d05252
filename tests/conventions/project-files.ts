import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export type ProjectFile = { path: string; text: string }

export function projectFiles(...patterns: string[]): ProjectFile[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/*.gen.ts'] })
    .toSorted()
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(join(root, path), 'utf8'),
    }))
}
