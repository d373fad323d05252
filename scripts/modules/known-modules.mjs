import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path/posix'
import { projectFiles } from '../bootstrap/project-files.mjs'
import { inProject, root } from '../bootstrap/project.mjs'

/** The modules that are here, in the order of their names. */
export const knownModules = () =>
  globSync('modules/*/module.json', { cwd: root })
    .toSorted()
    .map((path) => moduleAt(path))

function moduleAt(path) {
  const folder = dirname(path)
  const code = projectFiles([folder], /\.(tsx?|css)$/).filter(
    (file) => !/\.(test|spec|fixture)\.|\/test-|\/e2e\//.test(file),
  )
  return {
    ...JSON.parse(read(path)),
    name: basename(folder),
    lines: code.reduce((sum, file) => sum + read(file).split('\n').length, 0),
    tables: code.flatMap((file) =>
      Array.from(read(file).matchAll(/pgTable\(\s*'(\w+)'/g), ([, table]) => table),
    ),
  }
}

const read = (path) => readFileSync(inProject(path), 'utf8')

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
