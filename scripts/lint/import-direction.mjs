import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { featureOf, partnerIn } from './features.mjs'

const floors = [
  'app',
  'modules',
  'routes',
  'domains',
  'kit',
  'layouts',
  'ui',
  'i18n',
  'platform',
  'rules',
]

const domainOrder = ['operations', 'identity']

const serverFile = /\.server\.tsx?$/
const testFile = /(\.(test|spec|setup)\.tsx?|\/test-[^/]+\.tsx?)$/
const serverMarkers = new Set([
  'createServerFn',
  'createMiddleware',
  'createServerOnlyFn',
  'createIsomorphicFn',
])

export const importDirection = {
  create(context) {
    const { path: place, root } = sourcePath(context.filename.replaceAll('\\', '/'))
    const from = locate(place, root)
    if (!from) return {}
    let hasServerMarker = false

    function check(node, isType) {
      const specifier = node.source?.value
      if (typeof specifier !== 'string' || !/^[.#]/.test(specifier)) return
      const path = specifier.replace(/\?.*$/, '')
      const to = locate(
        path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(from.path), path),
        root,
      )
      const message =
        to && complaint(from, to, { byName: path.startsWith('#'), isType, hasServerMarker })
      if (message) context.report({ node: node.source, message })
    }

    return {
      Program(program) {
        hasServerMarker = program.body.some(importsServerMarker)
      },
      ImportDeclaration: (node) => check(node, isTypeOnly(node)),
      ExportNamedDeclaration: (node) => check(node, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, false),
    }
  },
}

function complaint(from, to, { byName, isType, hasServerMarker }) {
  const isTest = testFile.test(from.path)
  if (to.outside) {
    return isTest
      ? undefined
      : 'Code in src/ and modules/ imports nothing of this project from outside: move the file there.'
  }
  if (!/\.[a-z0-9]+$/.test(to.path)) {
    return `Write the extension of the file, as in ${inFolder(to.path)}.ts.`
  }
  if (from.room === to.room && byName) {
    return 'Import a neighbour by a relative path, as ./menu.tsx.'
  }
  if (from.floor !== to.floor && !byName && from.floor) {
    return `Import another layer by its name: #${to.path}`
  }
  if (from.module && to.module && from.module !== to.module && !from.needs().includes(to.module)) {
    return `The module ${from.module} may be there without ${to.module}: name it in \`needs\` of modules/${from.module}/module.json, take what you need from a list of the base, or put a test into modules/${from.module}/with-${to.module}/.`
  }
  // A test may call the whole product and the helpers of other tests.
  if (isTest && (to.floor === 'app' || testFile.test(to.path))) return undefined
  if (floors.indexOf(to.floor) < floors.indexOf(from.floor)) {
    return `${from.floor}/ may not import ${to.floor}/: imports point downwards only. Move the code down, or hand it over by app/parts.ts (CONTRIBUTING.md, Layers).`
  }
  if (
    from.domain &&
    to.domain &&
    domainOrder.indexOf(to.domain) < domainOrder.indexOf(from.domain)
  ) {
    return `The domain ${from.domain} may not import ${to.domain}, which is above it: move the code to ${to.domain}, or register it as a part (CONTRIBUTING.md, Layers).`
  }
  if (from.floor === 'ui' && to.floor === 'i18n') return 'ui/ knows no text: take it as a prop.'
  if (from.isFeature && to.isFeature && !isWithin(from.room, to.room) && !to.isFace) {
    return `Import another feature through its index: #${to.room}/index.ts, and export there what you need.`
  }
  if (to.isServer && !from.isServer && !isTest && !isType && !hasServerMarker) {
    return 'Only server code imports server code: name this file *.server.ts, import the type alone, or call the API.'
  }
  return undefined
}

/** Folders of `src/` go without its name; `modules/` is one beside them. */
function sourcePath(file) {
  const [, above, folder, path] = /^(.*\/)(src|modules)\/(.*)$/.exec(file) ?? []
  if (folder === undefined) return {}
  return { root: above, path: folder === 'src' ? path : `modules/${path}` }
}

const isWithin = (one, other) => one.startsWith(other) || other.startsWith(`${one}/`)

const inFolder = (path) => (path.startsWith('modules/') ? path : `src/${path}`)

function locate(path, root) {
  if (path === undefined) return undefined
  if (/^(\.\.|clients\/|src\/|tests\/|scripts\/)/.test(path)) return { path, outside: true }
  const [first, second] = path.split('/')
  const floor = floors.includes(first) ? first : undefined
  const feature = featureOf(path, root)
  const faces = [
    'index.ts',
    'index.server.ts',
    'module.ts',
    'module.server.ts',
    'module.operation.server.ts',
  ]
  return {
    path,
    floor,
    domain: floor === 'domains' ? second : undefined,
    module: floor === 'modules' ? second : undefined,
    needs: () => {
      const partner = partnerIn(path)
      return [
        partner,
        ...[second, partner].flatMap((name) => needsOf(`${root}modules/${name}/module.json`)),
      ]
    },
    isFeature: feature !== undefined,
    room: feature ?? floor ?? 'src',
    isFace: faces.some((face) => path === `${feature}/${face}`),
    isServer: floor === 'platform' || path === 'app/server.ts' || serverFile.test(path),
  }
}

const needsOf = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).needs : [])

function isTypeOnly(node) {
  const { importKind, specifiers } = node
  return (
    importKind === 'type' ||
    (specifiers.length > 0 && specifiers.every((specifier) => specifier.importKind === 'type'))
  )
}

function importsServerMarker(node) {
  return (
    node.type === 'ImportDeclaration' &&
    node.source.value === '@tanstack/react-start' &&
    node.specifiers.some(({ imported }) => serverMarkers.has(imported?.name))
  )
}
