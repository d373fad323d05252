import type { Robots } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { SITEMAP } from './sitemap-handler.server.ts'
import { textAnswer } from './text-answer.server.ts'

const ROBOTS = '/robots.txt'

/** Pages that need a sign-in, calls and pages for developers. */
const closedPages = ['/api/', '/app', '/manager', '/dev', '/login/verify', '/login/error']

export function robotsHandler(
  { baseUrl }: Pick<Config, 'baseUrl'>,
  ofModules: readonly Robots[],
): RouteHandler {
  const allowed = ofModules.flatMap((one) => one.allowed ?? [])
  const closed = [...closedPages, ...ofModules.flatMap((one) => one.closed ?? [])]
  const lines = [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(SITEMAP, baseUrl).href}`,
  ]
  return {
    name: ROBOTS,
    methods: ['GET', 'HEAD'],
    matches: (path) => path === ROBOTS,
    handle: () => textAnswer('text/plain', `${lines.join('\n')}\n`),
  }
}
