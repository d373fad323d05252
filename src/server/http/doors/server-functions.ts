import { currentRequest } from '../current-request.ts'
import type { Door } from '../door.ts'
import { HttpError } from '../http-error.ts'
import { crossOrigin } from '../origin.ts'
import { malformedCall } from '../public-error.ts'
import type { Render } from './pages.ts'

const serialized = 'x-tss-serialized'

/** The calls of the application's own pages, which Start names, guards and carries. */
export const serverFunctionsDoor = (render: Render): Door => ({
  name: '/api/fn/*',
  methods: ['GET', 'POST'],
  opens: (path) => path.startsWith('/api/fn/'),
  async answer({ request }) {
    const visitor = currentRequest()
    visitor.calling = true
    const response = await render(request)
    if (visitor.calling && response.status >= 500) throw malformedCall()
    if (!response.headers.has(serialized)) refuse(response)
    response.headers.set('cache-control', 'private, no-store')
    return response
  },
})

/** What Start refuses in plain words is said as any other refusal. */
function refuse({ status, headers }: Response) {
  if (status === 403) throw crossOrigin()
  if (status === 405) {
    throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'Method not allowed', { allow: headers.get('allow') ?? '' })
  }
}
