import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { projectFiles } from '../../bootstrap/project-files.mjs'
import { inProject } from '../../bootstrap/project.mjs'

const importing = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([#.][^'"?]+)/g

/** The files that each source and each browser test imports, lazily too; assets have no imports. */
export const importGraph = (folders) =>
  new Map(projectFiles(folders, /\.(tsx?|mjs)$/).map((path) => [path, importsOf(path)]))

function importsOf(path) {
  return Array.from(readFileSync(inProject(path), 'utf8').matchAll(importing), ([, name]) =>
    name.startsWith('#') ? sourceOf(name) : join(dirname(path), name),
  )
}

/** `#modules/` is beside `src/`, as the other names are in it. */
const sourceOf = (name) => (name.startsWith('#modules/') ? name.slice(1) : `src/${name.slice(1)}`)

export function reversed(graph) {
  const importers = new Map()
  for (const [path, imported] of graph) {
    for (const name of imported) importers.set(name, [...(importers.get(name) ?? []), path])
  }
  return importers
}

/** All files that the first ones lead to; the walk goes no further from where `ends` says so. */
export function reachedFrom(paths, graph, ends = () => false) {
  const reached = new Set(paths)
  for (const path of reached) {
    if (ends(path)) continue
    for (const next of graph.get(path) ?? []) reached.add(next)
  }
  return reached
}
