import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/project.mjs'
import { manifestsIn } from './manifests.mjs'

/** The modules of a project, in the order of their names. */
export const knownModules = (project = root) =>
  manifestsIn(project)
    .map((manifest) => measured(project, manifest))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

function measured(project, manifest) {
  const { folder } = manifest
  const read = (path) => readFileSync(join(project, path), 'utf8')
  const code = globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: project }).filter(
    (file) => !/\.(test|spec|fixture)\.|\/test-|\/e2e\//.test(file),
  )
  return {
    ...manifest,
    lines: code.reduce((sum, file) => sum + read(file).split('\n').length, 0),
    tables: code.flatMap((file) =>
      Array.from(read(file).matchAll(/pgTable\(\s*'(\w+)'/g), ([, table]) => table),
    ),
  }
}

export function listed() {
  const all = knownModules()
  const neededBy = (name) => all.filter(({ needs }) => needs.includes(name)).map((one) => one.name)
  return all
    .map(({ name, purpose, lines, needs, tables }) =>
      [
        `${name}: ${purpose}`,
        `  ${lines} lines; tables: ${words(tables)}; needs: ${words(needs)}; needed by: ${words(neededBy(name))}`,
      ].join('\n'),
    )
    .join('\n')
}

export const words = (list) => list.join(', ') || 'none'
