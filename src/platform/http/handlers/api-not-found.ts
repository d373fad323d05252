import { httpErrors } from '../../errors/http-errors.ts'
import type { RouteHandler } from '../route-handler.ts'

const reference = '/api/docs'

export const apiNotFoundHandler: RouteHandler = {
  name: '/api/*',
  matches: (path) => path === '/api' || (path.startsWith('/api/') && path !== reference),
  handle() {
    throw httpErrors.unknown()
  },
}
