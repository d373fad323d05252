import type { Database } from '../../database/database.ts'
import type { Log } from '../../log/log.ts'
import { json } from '../answers.ts'
import type { Door } from '../door.ts'

const common = { methods: ['GET', 'HEAD'], routine: true }

/** Alive: this process answers. Ready: it also has what it needs. Balancers ask both, all the time. */
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
      if (failure) log.warn({ err: failure }, 'The database is away')
      const state = failure ? 'failing' : 'ok'
      return json(failure ? 503 : 200, { status: state, checks: { database: state } })
    },
  },
]
