import { readFileSync } from 'node:fs'
import { projectFiles } from '../../bootstrap/project-files.mjs'
import { inProject } from '../../bootstrap/project.mjs'
import { importGraph, reachedFrom, reversed } from './import-graph.mjs'

const browserTests = ['tests/e2e', 'tests/accounts']
const areas = [...['app', 'manager', 'login', 'dev'].map((area) => `src/routes/${area}`), 'modules']
const isRoute = (path) => /^(src|modules\/[^/]+)\/routes\//.test(path)
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path)
const isSpec = (path) => path.endsWith('.spec.ts')
const isComposition = (path) => path.startsWith('src/app/')
const featureOf = (path) => /^(?:src\/)?((?:kit|domains\/[^/]+|modules)\/[^/]+)\//.exec(path)?.[1]

/** The product itself: a change of it can reach the tests that run what is built. */
export const isOfProduct = (path) =>
  /^(src|modules|vite|migrations|scripts\/(bootstrap|commands)|package(-lock)?\.json)/.test(path) &&
  !isTest(path) &&
  !path.endsWith('.md')

/**
 * The browser tests that a change can reach: those that import a changed file, and those that open
 * a page which shows a feature that the change reaches. A change beside the features reaches all.
 */
export function reachedSpecs(changed) {
  const graph = importGraph(['src', 'modules', ...browserTests])
  const importers = reversed(graph)
  const specs = [...graph.keys()].filter(isSpec)
  const ofProduct = changed.filter(isOfProduct)
  if (ofProduct.some((path) => !featureOf(path) && !isRoute(path))) return specs
  const importing = reachedFrom(changed, importers, isComposition)
  const features = new Set(
    [...reachedFrom(ofProduct, importers, isComposition)].map(featureOf).filter(Boolean),
  )
  const reaches = (file) =>
    [...reachedFrom([file], graph)].some(
      (path) => changed.includes(path) || features.has(featureOf(path)),
    )
  if (ofProduct.length === 0) return specs.filter((spec) => importing.has(spec))
  const routes = routeFiles(graph)
  const reached = new Set(routes.map(({ file }) => file).filter(reaches))
  return specs.filter((spec) => importing.has(spec) || opensReached(spec, routes, reached))
}

function opensReached(spec, routes, reached) {
  const text = readFileSync(inProject(spec), 'utf8')
  const addresses = Array.from(
    text.matchAll(/['"`](\/[a-z][\w-]*(?:\/[a-z][\w-]*)?)/g),
    ([, at]) => at,
  )
  const opened = routes.filter(({ address }) => addresses.some((at) => at.startsWith(address)))
  return opened.length === 0 || opened.some(({ file }) => reached.has(file))
}

/** The first two steps of a page's address, which tell its area and what it is about. */
function routeFiles(graph) {
  return projectFiles(areas, /\/routes\/.*\.tsx$/)
    .filter((file) => graph.has(file) && !/\/(route\.tsx|-)/.test(file))
    .map((file) => {
      const steps = file
        .replace(/^(src|modules\/[^/]+)\/routes|\.tsx$/g, '')
        .split(/[/.]/)
        .filter(Boolean)
      const fixed = steps.slice(0, 2).filter((step) => !/^(\$|index$)/.test(step))
      return { file, address: `/${fixed.join('/')}` }
    })
}

const isCommand = (path) => /^scripts\/(new|rename|upgrade|guides|edits|docs)\//.test(path)

/** A test that follows a guide: a change reaches it by its imports, its pages and its commands. */
export function reachedGuide(test, changed) {
  const graph = importGraph([...browserTests, 'tests/guides', 'tests/release', 'evals', 'bench'])
  const files = [...reachedFrom([test], graph)].filter((path) => graph.has(path))
  const text = files.map((path) => readFileSync(inProject(path), 'utf8')).join('\n')
  const isNamed = (path) => text.includes(path.replace(/^(modules\/[^/]+\/)?docs\//, ''))
  return changed.some((path) => files.includes(path) || isNamed(path) || isCommand(path))
}
