import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../bootstrap/project-files.mjs'
import { root } from '../bootstrap/project.mjs'

const importing = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)/g
const source = /\.(tsx?|mjs)$/
const folders = ['src', 'modules', 'tests', 'scripts', 'vite', 'bench', 'evals', 'clients']

/** Types that a package lacks come and go with it. */
const namedIn = (project, path) =>
  Array.from(readFileSync(join(project, path), 'utf8').matchAll(importing)).flatMap(([, name]) => [
    name,
    `@types/${name}`,
  ])

/** The packages that these files of a project import. */
function packagesIn(project, files) {
  const { dependencies, devDependencies } = manifestOf(project)
  const named = files.filter((path) => source.test(path)).flatMap((path) => namedIn(project, path))
  return [...new Set(named)].filter((name) => name in { ...dependencies, ...devDependencies })
}

/** The packages that these files import, and no others. */
export function packagesOnlyIn(files) {
  const others = projectFiles(folders, source).filter((path) => !files.includes(path))
  const used = new Set(others.flatMap((path) => namedIn(root, path)))
  return packagesIn(root, files).filter((name) => !used.has(name))
}

/** The packages that these files of another project import, and this one does not have. */
export function packagesMissing(project, files) {
  const { dependencies, devDependencies } = manifestOf(root)
  return packagesIn(project, files).filter(
    (name) => !(name in { ...dependencies, ...devDependencies }),
  )
}

/** The manifest with these packages of another project, and the lock with all of its, of which npm keeps those that are needed. */
export function manifestsWith(project, packages, files) {
  const scripts = Object.entries(manifestOf(project).scripts).filter(startsOneOf(files))
  if (packages.length === 0 && scripts.length === 0) return []
  const [manifest, given] = [manifestOf(root), manifestOf(project)]
  manifest.scripts = { ...manifest.scripts, ...Object.fromEntries(scripts) }
  for (const name of packages) {
    const kind = name in given.dependencies ? 'dependencies' : 'devDependencies'
    manifest[kind] = sorted({ ...manifest[kind], [name]: given[kind][name] })
  }
  const lock = lockOf(root)
  lock.packages = sorted({ ...lockOf(project).packages, ...lock.packages })
  return [
    ['package.json', written(manifest)],
    ['package-lock.json', written(lock)],
  ]
}

const sorted = (record) =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))

export function manifestWithout(packages, files) {
  const manifest = manifestOf(root)
  const scripts = Object.entries(manifest.scripts).filter(startsOneOf(files))
  if (packages.length === 0 && scripts.length === 0) return []
  for (const [name] of scripts) delete manifest.scripts[name]
  for (const name of packages) {
    delete manifest.dependencies[name]
    delete manifest.devDependencies[name]
  }
  return [['package.json', written(manifest)]]
}

/** Whether a command of `package.json` starts one of these files. */
const startsOneOf =
  (files) =>
  ([, command]) =>
    files.some((file) => command === `node ${file}`)

const parsed = (project, path) => JSON.parse(readFileSync(join(project, path), 'utf8'))
const manifestOf = (project) => parsed(project, 'package.json')
const lockOf = (project) => parsed(project, 'package-lock.json')
const written = (value) => `${JSON.stringify(value, null, 2)}\n`
