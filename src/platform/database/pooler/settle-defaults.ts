import { type Client, DatabaseError } from 'pg'
import type { Log } from '../../log/log.ts'
import { withMigrationLock } from '../migration/migration-lock.ts'
import { isStale, setDefaults } from './role-defaults.ts'
import type { Settings } from './session-settings.ts'

const mostStale = 20

/** Gives the role its defaults. The pooler replaces each connection to PostgreSQL that is older than they are and ends here. */
export async function settleDefaults(
  connect: () => Promise<Client>,
  settings: Settings,
  log: Log,
): Promise<void> {
  for (let ended = 0; ended < mostStale; ended += 1) {
    const client = await connect()
    try {
      if (!(await isStale(client, settings))) return
      await withMigrationLock(client, log, () => setDefaults(client, settings))
      await endServerConnection(client)
    } catch (err) {
      if (!isDenied(err)) throw err
      return log.warn({ err }, `Searches may be slow: ${advice}`)
    } finally {
      await client.end()
    }
  }
  log.warn(`Connections of the pooler have no defaults of their role: ${advice}`)
}

const advice = 'npm run admin -- doctor tells what is missing'

const isDenied = (error: unknown) => error instanceof DatabaseError && error.code === '42501'

export async function endServerConnection(client: Client): Promise<void> {
  await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch((error: unknown) => {
    if (!(error instanceof DatabaseError && error.code?.startsWith('57P'))) throw error
  })
}
