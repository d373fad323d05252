import { currentRequest } from '../current-request.ts'
import type { Door } from '../door.ts'
import { httpErrors } from '../http-errors.ts'

export type Render = (request: Request) => Response | Promise<Response>

const forOnePersonOnly = /^\/(app|manager)(\/|$)/i

/** The last handler; it also renders the not-found page. */
export const pagesDoor = (render: Render): Door => ({
  name: 'page',
  methods: ['GET', 'HEAD'],
  opens: () => true,
  async answer({ request, path }) {
    const response = await render(request)
    if (response.status === 406) throw httpErrors.notAPage()
    // The matched route counts too, because a path can be spelt in several ways.
    const isPrivate = [path, currentRequest().route].some((name) => forOnePersonOnly.test(name))
    response.headers.set('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache')
    response.headers.append('vary', 'cookie, accept-language')
    return response
  },
})
