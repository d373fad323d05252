import type { Door } from '../door.ts'
import { refuse } from '../refusals.ts'

export type Render = (request: Request) => Response | Promise<Response>

const forOnePersonOnly = /^\/(app|manager)(\/|$)/

/** Everything else is a page, if only the one that says that there is none. */
export const pagesDoor = (render: Render): Door => ({
  name: 'page',
  methods: ['GET', 'HEAD'],
  opens: () => true,
  async answer({ request, path }) {
    const response = await render(request)
    if (response.status === 406) throw refuse.notAPage()
    const kept = forOnePersonOnly.test(path) ? 'private, no-store' : 'private, no-cache'
    response.headers.set('cache-control', kept)
    response.headers.append('vary', 'cookie, accept-language')
    return response
  },
})
