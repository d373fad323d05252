import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { inProject, readIfAny, root } from '../bootstrap/project.mjs'

const steps = ['scripts/new/product/**/*.md', 'docs/removing-*.md']

/** Unit tests that read files instead of importing them, and the files they read. */
const readers = [
  { tests: 'tests/conventions/*.test.ts', read: (path) => /\.(tsx?|json|mjs)$/.test(path) },
  { tests: 'tests/guides/*.test.ts', read: (path) => /\.(md|ya?ml|conf)$/.test(path) },
  { tests: 'scripts/docs/*.test.mjs', read: (path) => /\.md$|^package\.json$/.test(path) },
  { tests: 'tests/supply-chain/*.test.ts', read: (path) => path.startsWith('package') },
  {
    tests: 'src/app/api/typescript-client.test.ts',
    read: (path) => /^clients\/|\.api\.server\.ts$|\.resource\.ts$|\/contract/.test(path),
  },
  { tests: 'scripts/new/product/steps-fit.test.mjs', read: isNamedInSteps },
]

export const readersOf = (changed) =>
  readers
    .filter(({ read }) => changed.some(read))
    .flatMap(({ tests }) => globSync(tests, { cwd: root, exclude: ['**/*.guide.test.ts'] }))
    .map((path) => path.replaceAll('\\', '/'))

function isNamedInSteps(path) {
  const pages = globSync(steps, { cwd: root }).map((page) => readIfAny(inProject(page)))
  return pages.some((text) => text.includes(path) || namedInBraces(text, path))
}

/** Steps name several files at once: `tests/e2e/{a,b}.spec.ts`. */
function namedInBraces(text, path) {
  const name = basename(path).replace(/\..*$/, '')
  return text.split('\n').some((line) => line.includes('{') && line.includes(name))
}
