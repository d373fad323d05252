import { httpErrors } from '../../errors/http-errors.ts'
import { currentRequest } from '../../request/current-request.ts'
import type { RouteHandler } from '../route-handler.ts'
import type { Render } from './pages.ts'

export const serverFunctionsHandler = (render: Render): RouteHandler => ({
  name: '/api/fn/*',
  methods: ['GET', 'POST'],
  matches: (path) => path.startsWith('/api/fn/'),
  async handle({ request }) {
    const visitor = currentRequest()
    visitor.expectCall()
    const response = await render(request)
    if (visitor.calling) refuseInOurWords(response)
    response.headers.set('cache-control', 'private, no-store')
    return response
  },
})

function refuseInOurWords({ status, headers }: Response) {
  if (status >= 500) throw httpErrors.malformedCall()
  if (status === 405) throw httpErrors.method(headers.get('allow') ?? '')
  if (status === 403) throw httpErrors.crossOrigin()
}
