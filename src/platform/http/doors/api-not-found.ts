import type { Door } from '../door.ts'
import { httpErrors } from '../http-errors.ts'

const reference = '/api/docs'

/** Unknown paths under /api get a JSON error, never the HTML page. */
export const apiNotFoundDoor: Door = {
  name: '/api/*',
  opens: (path) => path === '/api' || (path.startsWith('/api/') && path !== reference),
  answer() {
    throw httpErrors.unknown()
  },
}
