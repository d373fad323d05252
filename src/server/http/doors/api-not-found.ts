import type { Door } from '../door.ts'
import { refuse } from '../refusals.ts'

/** What no other door under /api serves: an error for programs, never the page for people. */
export const apiNotFoundDoor: Door = {
  name: '/api/*',
  opens: (path) => path === '/api' || path.startsWith('/api/'),
  answer() {
    throw refuse.unknown()
  },
}
