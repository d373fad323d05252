import type { Door } from '../door.ts'
import { httpErrors } from '../http-errors.ts'

/** The one page under /api. */
const reference = '/api/docs'

/** What no other door under /api serves: an error for programs, never the page for people. */
export const apiNotFoundDoor: Door = {
  name: '/api/*',
  opens: (path) => path === '/api' || (path.startsWith('/api/') && path !== reference),
  answer() {
    throw httpErrors.unknown()
  },
}
