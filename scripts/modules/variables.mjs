import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The page that lists all variables, in tables. */
export const page = 'docs/configuration.md'

const quoted = /'([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)'/g

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

const sectionsOf = (text) => text.split(/^(?=## )/m)
const headingOf = (section) => section.split('\n', 1)[0]
const variableIn = (line) => /^\| `([A-Z]\w+)`/.exec(line)?.[1]
const isRule = (line) => line.startsWith('| -')

const isRowOf = (names) => (line) => {
  const name = variableIn(line)
  return name !== undefined && (names.has(name) || names.has(name.replace(/_FILE$/, '')))
}

/** A section whose table loses its last row goes too. */
export function withoutRows(text, names) {
  const isGone = isRowOf(names)
  return sectionsOf(text)
    .filter((section) => {
      const rows = section.split('\n').filter(variableIn)
      return rows.length === 0 || !rows.every(isGone)
    })
    .map((section) =>
      section
        .split('\n')
        .filter((line) => !isGone(line))
        .join('\n'),
    )
    .join('')
}

/** Each row follows the one that it follows in the page of the release, `from`. */
export function withRows(text, from, names) {
  const isWanted = isRowOf(names)
  const sections = sectionsOf(text)
  const before = []
  for (const given of sectionsOf(from)) {
    const at = sections.findIndex((section) => headingOf(section) === headingOf(given))
    if (at !== -1) sections[at] = withRowsOf(sections[at], given, isWanted)
    else if (given.split('\n').some(isWanted)) {
      const near = sections.findLastIndex((section) => before.includes(headingOf(section)))
      sections.splice(near + 1, 0, onlyRows(given, isWanted))
    }
    before.push(headingOf(given))
  }
  return sections.join('')
}

const onlyRows = (section, isWanted) =>
  section
    .split('\n')
    .filter((line) => variableIn(line) === undefined || isWanted(line))
    .join('\n')

function withRowsOf(section, given, isWanted) {
  const lines = section.split('\n')
  const known = (line) => lines.findIndex((one) => variableIn(one) === variableIn(line))
  const rows = given.split('\n').filter(variableIn)
  for (const [index, row] of rows.entries()) {
    if (!isWanted(row) || known(row) !== -1) continue
    const near = rows.slice(0, index).findLast((one) => known(one) !== -1)
    const after = near === undefined ? lines.findIndex(isRule) : known(near)
    lines.splice(after + 1, 0, row)
  }
  return lines.join('\n')
}
