import { httpErrors, awaySeconds } from '../../errors/http-errors.ts'
import { currentRequest } from '../../request/current-request.ts'
import type { RouteHandler } from '../route-handler.ts'

export type Render = (request: Request) => Response | Promise<Response>

const forOnePersonOnly = /^\/(app|manager|authorize)(\/|$)/i

export const pagesHandler = (render: Render): RouteHandler => ({
  name: 'page',
  methods: ['GET', 'HEAD'],
  matches: () => true,
  async handle({ request, path }) {
    const response = await render(request)
    if (response.status === 406) throw httpErrors.notAPage()
    if (response.status === 503) response.headers.set('retry-after', awaySeconds)
    // The matched route counts too, because a path can be spelt in several ways.
    const isPrivate = [path, currentRequest().route].some((name) => forOnePersonOnly.test(name))
    response.headers.set('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache')
    response.headers.append('vary', 'cookie, accept-language')
    return response
  },
})
