import type { Database } from '../../database/database.ts'
import type { Log } from '../../log/log.ts'
import { currentRequest } from '../../request/current-request.ts'
import { json } from '../answers.ts'
import type { RouteHandler } from '../route-handler.ts'

const common = { methods: ['GET', 'HEAD'], routine: true }

export const healthHandlers = (database: Pick<Database, 'check'>, log: Log): RouteHandler[] => [
  {
    ...common,
    name: '/api/health/live',
    matches: (path) => path === '/api/health/live',
    handle: () => json(200, { status: 'ok' }),
  },
  {
    ...common,
    name: '/api/health/ready',
    matches: (path) => path === '/api/health/ready',
    async handle() {
      const failure = await database.check().catch((error: unknown) => error)
      if (!failure) return json(200, { status: 'ok', checks: { database: 'ok' } })
      log.warn({ err: failure }, 'The database is away')
      const { id: requestId } = currentRequest()
      return json(503, { status: 'failing', checks: { database: 'failing' }, requestId })
    },
  },
]
