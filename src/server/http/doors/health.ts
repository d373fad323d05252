import type { Ground } from '../../ground.ts'
import { json } from '../answers.ts'
import type { Door } from '../door.ts'

/** Alive: this process answers. Ready: it also has what it needs. Balancers ask both, all the time. */
export function healthDoors({ database, log }: Pick<Ground, 'database' | 'log'>): Door[] {
  const common = { methods: ['GET', 'HEAD'], routine: true }
  return [
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
        const failure = await database.check().then(() => undefined, (error: unknown) => error)
        if (failure) log.warn({ err: failure }, 'the database is away')
        const state = failure ? 'failing' : 'ok'
        return json(failure ? 503 : 200, { status: state, checks: { database: state } })
      },
    },
  ]
}
