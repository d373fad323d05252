import { basename } from 'node:path'
import { projectFiles } from '../bootstrap/project-files.mjs'
import { inProject, readIfAny } from '../bootstrap/project.mjs'

/** Unit tests that read files instead of importing them, and the files they read. */
const readers = [
  { tests: 'tests/conventions', read: (path) => /\.(tsx?|json|mjs)$/.test(path) },
  { tests: 'tests/guides', read: (path) => /\.(md|ya?ml|conf)$/.test(path) },
  { tests: 'scripts/docs', read: (path) => /\.md$|^package\.json$/.test(path) },
  { tests: 'tests/supply-chain', read: (path) => path.startsWith('package') },
  {
    tests: 'src/app/api',
    named: /typescript-client\.test\.ts$/,
    read: (path) => /^clients\/|\.api\.server\.ts$|\.resource\.ts$|\/contract/.test(path),
  },
  { tests: 'scripts/new/product', named: /steps-fit\.test\.mjs$/, read: isNamedInSteps },
]

export const readersOf = (changed) =>
  readers
    .filter(({ read }) => changed.some(read))
    .flatMap(({ tests, named = /(?<!\.guide|\.tools)\.test\.(ts|mjs)$/ }) =>
      projectFiles([tests], named),
    )

function isNamedInSteps(path) {
  const pages = projectFiles(
    ['scripts/new/product', 'docs'],
    /product\/.*\.md$|\/removing-.*\.md$/,
  ).map((page) => readIfAny(inProject(page)))
  return pages.some((text) => text.includes(path) || namedInBraces(text, path))
}

/** Steps name several files at once: `tests/e2e/{a,b}.spec.ts`. */
function namedInBraces(text, path) {
  const name = basename(path).replace(/\..*$/, '')
  return text.split('\n').some((line) => line.includes('{') && line.includes(name))
}
