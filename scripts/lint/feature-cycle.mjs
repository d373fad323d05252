import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureOf } from './features.mjs'

const featureImport = /(?:from|import)\s*\(?\s*'#((?:kit|domains|modules)\/[^']+)'/g
const sourceFile = /(?<!\.test)\.tsx?$/

const graphs = new Map()

export const featureCycle = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/')
    const [, project, place] = /^(.*\/)(?:src\/|(?=modules\/))(.*)$/.exec(file) ?? []
    const from = place && featureOf(place, project)
    if (!from || !sourceFile.test(file)) return {}

    function check({ source }) {
      const to = featureOf(String(source?.value).slice(1), project)
      if (!to || to === from) return
      const way = wayBack(graphOf(project), to, from)
      if (!way) return
      const cycle = [from, ...way].join(' → ')
      const message = `Import cycle: ${cycle}. Move what both need into a third feature, or hand it over by app/parts.ts.`
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

function wayBack(graph, from, to) {
  const ways = [[from]]
  const seen = new Set([from])
  for (const way of ways) {
    const last = way.at(-1)
    if (last === to) return way
    for (const next of graph.get(last) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return undefined
}

function graphOf(project) {
  const known = graphs.get(project)
  if (known) return known
  const graph = new Map()
  for (const floor of ['src/kit', 'src/domains', 'modules']) {
    const folder = join(project, floor)
    if (!existsSync(folder)) continue
    for (const name of readdirSync(folder, { recursive: true })) {
      const path = join(floor, name).replaceAll('\\', '/')
      const feature = featureOf(path.replace(/^src\//, ''), project)
      if (!feature || !sourceFile.test(path)) continue
      const imported = graph.get(feature) ?? new Set()
      graph.set(feature, imported)
      for (const [, imports] of readFileSync(join(project, path), 'utf8').matchAll(featureImport)) {
        const other = featureOf(imports, project)
        if (other !== feature) imported.add(other)
      }
    }
  }
  graphs.set(project, graph)
  return graph
}
