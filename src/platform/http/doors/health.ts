import type { Database } from '../../database/database.ts'
import type { Log } from '../../log/log.ts'
import { json } from '../answers.ts'
import { currentRequest } from '../current-request.ts'
import type { Door } from '../door.ts'

const common = { methods: ['GET', 'HEAD'], routine: true }

/** Live: the process answers. Ready: its dependencies answer too. Load balancers poll both. */
export const healthDoors = (database: Pick<Database, 'check'>, log: Log): Door[] => [
  {
    ...common,
    name: '/api/health/live',
    opens: (path) => path === '/api/health/live',
    answer: () => json(200, { status: 'ok' }),
  },
  {
    ...common,
    name: '/api/health/ready',
    opens: (path) => path === '/api/health/ready',
    async answer() {
      const failure = await database.check().catch((error: unknown) => error)
      if (!failure) return json(200, { status: 'ok', checks: { database: 'ok' } })
      log.warn({ err: failure }, 'The database is away')
      const { id: requestId } = currentRequest()
      return json(503, { status: 'failing', checks: { database: 'failing' }, requestId })
    },
  },
]
