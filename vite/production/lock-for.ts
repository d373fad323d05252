import type { Packages } from './manifests.ts'

export function lockFor(names: string[], packages: Packages): Packages {
  const needed = new Set(names.map((name) => nearest('', name, packages) ?? missing(name)))
  for (const path of needed) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = nearest(path, name, packages)
      if (found) needed.add(found)
      else if (!(name in optionalDependencies)) missing(name)
    }
  }
  return Object.fromEntries(
    [...needed].toSorted().map((path) => [path, forProduction(packages[path] ?? {})]),
  )
}

function nearest(path: string, name: string, packages: Packages): string | undefined {
  const candidate = `${path && `${path}/`}node_modules/${name}`
  if (candidate in packages) return candidate
  if (path === '') return undefined
  return nearest(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name, packages)
}

/** `dev` and `devOptional` describe the project's own dependency tree, not that of the production build. */
function forProduction({ dev: _dev, devOptional, ...entry }: Packages[string]) {
  return devOptional ? { ...entry, optional: true } : entry
}

function missing(name: string): never {
  throw new Error(`package-lock.json does not name ${name}`)
}
