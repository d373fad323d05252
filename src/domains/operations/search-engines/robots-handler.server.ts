import type { Config } from '#platform/config/config.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { SITEMAP } from './sitemap-handler.server.ts'
import { textAnswer } from './text-answer.server.ts'

const ROBOTS = '/robots.txt'

/** Closes pages that need a sign-in, calls and pages for developers. */
const closed = [
  '/api/',
  '/app',
  '/manager',
  '/dev',
  '/login/verify',
  '/login/recovery',
  '/login/error',
  '/authorize',
]

export const robotsHandler = ({ baseUrl }: Pick<Config, 'baseUrl'>): RouteHandler => {
  const lines = [
    'User-agent: *',
    'Allow: /api/docs',
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
