interface Script {
  attrs?: Record<string, unknown>
  children?: string
}

interface RouteFiles {
  preloads?: (string | { href: string })[]
  scripts?: Script[]
}

interface Manifest<Route extends RouteFiles> {
  routes: Record<string, Route>
}

/** Names the modules of each route in a data block, for `layouts/document/load-after-paint.ts`. */
export function modulesAsData<Route extends RouteFiles>(manifest: Manifest<Route>) {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, asData(route)] as const)
  return { ...manifest, routes: Object.fromEntries(routes) }
}

function asData<Route extends RouteFiles>({ preloads = [], scripts = [], ...rest }: Route) {
  const sources = scripts.flatMap(({ attrs }) => attrs?.['src'] ?? [])
  const named = preloads.map((link) => (typeof link === 'string' ? link : link.href))
  const files = [...new Set([...sources, ...named])]
  if (files.length === 0) return { ...rest, scripts }
  const data = {
    attrs: { type: 'application/json', 'data-modules': '' },
    children: JSON.stringify(files),
  }
  return { ...rest, scripts: [data, ...scripts.filter(({ attrs }) => !attrs?.['src'])] }
}
