import { currentRequest } from '../current-request.ts'
import type { Door } from '../door.ts'
import { httpErrors } from '../http-errors.ts'

export type Render = (request: Request) => Response | Promise<Response>

const forOnePersonOnly = /^\/(app|manager)(\/|$)/i

/** Everything else is a page, if only the one that says that there is none. */
export const pagesDoor = (render: Render): Door => ({
  name: 'page',
  methods: ['GET', 'HEAD'],
  opens: () => true,
  async answer({ request, path }) {
    const response = await render(request)
    if (response.status === 406) throw httpErrors.notAPage()
    // However its address was spelt: what was drawn is known by its route.
    const isPrivate = [path, currentRequest().route].some((name) => forOnePersonOnly.test(name))
    response.headers.set('cache-control', isPrivate ? 'private, no-store' : 'private, no-cache')
    response.headers.append('vary', 'cookie, accept-language')
    return response
  },
})
