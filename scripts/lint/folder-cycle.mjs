import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const importing = /(?:from|import)\s*\(?\s*'([#.][^'?]+)/g
const isSource = (path) =>
  /\.tsx?$/.test(path) && !/\.(test|spec|fixture|gen)\.|\/(test-[^/]*|e2e\/.*)$/.test(path)

const graphs = new Map()

/**
 * Folders that lie beside each other don't import each other, at every depth and over any number of others. The floors of `src` have
 * a rule of their own.
 */
export const folderCycle = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    const [, project, path] = /^(.*\/)((?:src|modules)\/.*)$/.exec(file) ?? []
    if (!path || !isSource(path)) return {}

    function check({ source }) {
      const meeting = meetingOf(path, importedBy(path, String(source?.value)))
      if (!meeting) return
      const { folder, from, to } = meeting
      const way = wayBack(graphOf(project, folder), to, from)
      if (!way) return
      const cycle = [from, ...way].join(' → ')
      const message = `Import cycle in ${folder}: ${cycle}. Move what both need into a third folder, or hand it over.`
      context.report({ node: source, message })
    }

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

function importedBy(path, name) {
  if (name.startsWith('#modules/')) return name.slice(1)
  return name.startsWith('#') ? `src/${name.slice(1)}` : posix.join(posix.dirname(path), name)
}

/** The folder in which both files lie, and those in it that lead to each; none where one of them is a file of that folder. */
function meetingOf(path, imported) {
  const [one, other] = [path, imported].map((each) => each.split('/'))
  const depth = one.findIndex((part, at) => part !== other[at])
  const folder = one.slice(0, depth).join('/')
  const isInside = depth > 0 && depth < one.length - 1 && depth < other.length - 1
  return isInside && folder !== 'src' ? { folder, from: one[depth], to: other[depth] } : undefined
}

function wayBack(graph, from, to) {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const last = way.at(-1)
    if (last === to) return way
    for (const next of graph?.get(last) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

/** The imports between the folders of a folder. */
function graphOf(project, folder) {
  if (!graphs.has(project)) graphs.set(project, readGraphs(project))
  return graphs.get(project).get(folder)
}

function readGraphs(project) {
  const found = new Map()
  for (const path of ['src', 'modules'].flatMap((top) => sourcesIn(project, top))) {
    for (const [, name] of readFileSync(join(project, path), 'utf8').matchAll(importing)) {
      const meeting = meetingOf(path, importedBy(path, name))
      if (!meeting) continue
      const { folder, from, to } = meeting
      const graph = found.get(folder) ?? new Map()
      found.set(folder, graph.set(from, (graph.get(from) ?? new Set()).add(to)))
    }
  }
  return found
}

function sourcesIn(project, top) {
  if (!existsSync(join(project, top))) return []
  return readdirSync(join(project, top), { recursive: true })
    .map((name) => posix.join(top, name.replaceAll('\\', '/')))
    .filter(isSource)
}
