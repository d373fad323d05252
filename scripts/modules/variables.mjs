import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page that lists all variables, in tables. */
export const page = 'docs/configuration.md'

const quoted = /'([A-Z][A-Z\d]+(?:_[A-Z\d]+)*)'/g

/** The variables that these modules of a project declare, and that nothing else reads. */
export function variablesOnlyOf(project, modules) {
  const read = (path) => readFileSync(join(project, path), 'utf8')
  const declaring = globSync('{modules,src/platform/config}/**/*.ts', { cwd: project })
    .filter((path) => !path.includes('.test.'))
    .filter((path) => path.startsWith('src/') || read(path).includes('defineVariables('))
  const isOfModules = (path) => modules.some((name) => path.startsWith(`modules/${name}/`))
  const namedIn = (paths) =>
    new Set(paths.flatMap((path) => Array.from(read(path).matchAll(quoted), ([, name]) => name)))
  const others = namedIn(declaring.filter((path) => !isOfModules(path)))
  return namedIn(declaring.filter(isOfModules)).difference(others)
}

const variableIn = (line) => /^\| `([A-Z]\w+)`/.exec(line)?.[1]
export const isVariable = (line) => variableIn(line) !== undefined

/** Whether a line is the row of one of these variables, or of its file. */
export const isRowOf = (names) => (line) => {
  const name = variableIn(line)
  return name !== undefined && (names.has(name) || names.has(name.replace(/_FILE$/, '')))
}
