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

export function lockWith(project, packages) {
  if (packages.length === 0) return []
  const [manifest, lock] = [manifestOf(root), lockOf(root)]
  const [givenManifest, givenLock] = [manifestOf(project), lockOf(project)]
  for (const name of packages) {
    const kind = name in givenManifest.dependencies ? 'dependencies' : 'devDependencies'
    for (const all of [manifest, lock.packages['']]) {
      all[kind] = sorted({ ...all[kind], [name]: givenManifest[kind][name] })
    }
    const place = `node_modules/${name}`
    lock.packages = sorted({ ...lock.packages, [place]: givenLock.packages[place] })
  }
  return writtenBoth(manifest, lock)
}

const sorted = (record) =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Packages that only these brought stay in the lock file until the next `npm install`. */
export function lockWithout(packages) {
  if (packages.length === 0) return []
  const [manifest, lock] = [manifestOf(root), lockOf(root)]
  for (const name of packages) {
    for (const all of [manifest, lock.packages['']]) {
      delete all.dependencies?.[name]
      delete all.devDependencies?.[name]
    }
    delete lock.packages[`node_modules/${name}`]
  }
  return writtenBoth(manifest, lock)
}

const writtenBoth = (manifest, lock) => [
  ['package.json', written(manifest)],
  ['package-lock.json', written(lock)],
]

const parsed = (project, path) => JSON.parse(readFileSync(join(project, path), 'utf8'))
const manifestOf = (project) => parsed(project, 'package.json')
const lockOf = (project) => parsed(project, 'package-lock.json')
const written = (value) => `${JSON.stringify(value, null, 2)}\n`
