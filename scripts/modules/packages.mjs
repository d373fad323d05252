import { readFileSync } from 'node:fs'
import { projectFiles } from '../bootstrap/project-files.mjs'
import { inProject } from '../bootstrap/project.mjs'

const importing = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)/g
const source = /\.(tsx?|mjs)$/
const folders = ['src', 'modules', 'tests', 'scripts', 'vite', 'bench', 'evals', 'clients']

const namedIn = (path) =>
  Array.from(readFileSync(inProject(path), 'utf8').matchAll(importing), ([, name]) => name)

/** The packages that these files import, and no others. */
export function packagesOnlyIn(files) {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const used = new Set(files.filter((path) => source.test(path)).flatMap(namedIn))
  const others = projectFiles(folders, source).filter((path) => !files.includes(path))
  for (const name of others.flatMap(namedIn)) used.delete(name)
  return [...used].filter((name) => name in { ...dependencies, ...devDependencies })
}

/** Packages that only these brought stay in the lock file until the next `npm install`. */
export function lockWithout(packages) {
  if (packages.length === 0) return []
  const manifest = JSON.parse(read('package.json'))
  const lock = JSON.parse(read('package-lock.json'))
  for (const name of packages) {
    for (const all of [manifest, lock.packages['']]) {
      delete all.dependencies?.[name]
      delete all.devDependencies?.[name]
    }
    delete lock.packages[`node_modules/${name}`]
  }
  return [
    ['package.json', written(manifest)],
    ['package-lock.json', written(lock)],
  ]
}

const read = (path) => readFileSync(inProject(path), 'utf8')
const written = (value) => `${JSON.stringify(value, null, 2)}\n`
