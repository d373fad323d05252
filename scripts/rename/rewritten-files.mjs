import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { projectFiles } from '../bootstrap/project-files.mjs'
import { inProject } from '../bootstrap/project.mjs'

const rewritten = [
  '.devcontainer',
  '.github',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'README.md',
  'compose.yaml',
  'deploy',
  'docs',
  'llms.txt',
  'package-lock.json',
  'package.json',
  'src/rules/product.ts',
  'src/ui/theme/favicon.svg',
]
/** History, and guides for developers, whose samples may be called as a product is. */
const kept =
  /^(?:modules\/[\w-]+\/)?docs\/(decisions|pictures|adding-|renaming|resource-|starting-)/

const guidesOfModules = () => projectFiles(['modules'], /^modules\/[\w-]+\/docs\/.+\.md$/)

export const rewrittenFiles = () =>
  [...rewritten.flatMap(filesIn), ...guidesOfModules()].filter((path) => !kept.test(path)).map(read)

/** Pages that keep the former name; their links follow the files. */
export const keptPages = () =>
  ['CHANGELOG.md', ...[...filesIn('docs'), ...guidesOfModules()].filter((path) => kept.test(path))]
    .filter((path) => path.endsWith('.md') && existsSync(inProject(path)))
    .map(read)

/** An opening line of a book is an incipit, whatever the product is called. */
const literary = /\/sign-in-shelf\//

/** They read `product`, so none may hold its name as a word. */
export const otherSources = () =>
  ['src', 'modules']
    .flatMap(filesIn)
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.|\/test-/.test(path))
    .filter((path) => !literary.test(path) && !rewritten.includes(path))
    .map(read)

export const read = (path) => ({ path, text: readFileSync(inProject(path), 'utf8') })

function filesIn(path) {
  if (!existsSync(inProject(path))) return []
  if (statSync(inProject(path)).isFile()) return [path]
  return readdirSync(inProject(path))
    .toSorted()
    .flatMap((name) => filesIn(`${path}/${name}`))
}
