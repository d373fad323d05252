import { Client } from 'pg'
import type { Connection } from '../pool.ts'
import { withRole } from './session-settings.ts'
import { startPgbouncer } from './test-pgbouncer.ts'

const user = 'test_pooled'

/** With `TEST_POOLER` set, the product of each test reaches its database through PgBouncer, as a role with defaults. */
export async function startTestPooler(server: Connection, role = 'none') {
  const client = new Client(server)
  await client.connect()
  const settings = Object.entries(withRole(role))
    .map(([name, value]) => `ALTER ROLE ${user} SET ${name} = '${value}'`)
    .join('; ')
  await client.query(`
    DO $$ BEGIN CREATE ROLE ${user} LOGIN SUPERUSER; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
    GRANT "${role}" TO ${user}; GRANT pg_read_all_stats TO "${role}"; ${settings}`)
  await client.end()
  const { behind, stop } = await startPgbouncer({ ...server, user })
  return { connection: { ...behind('postgres'), pooler: { carriesNames: false } }, stop }
}
