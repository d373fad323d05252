import type { Client } from 'pg'
import { pino } from 'pino'
import type { Config } from '#platform/config/config.ts'
import { openServer } from '#platform/database/database.ts'
import { isPooled } from '#platform/database/pooler/detect-pooler.ts'
import { setDefaults } from '#platform/database/pooler/role-defaults.ts'
import { withRole } from '#platform/database/pooler/session-settings.ts'
import { endServerConnection } from '#platform/database/pooler/settle-defaults.ts'
import { servingRole } from '#platform/database/row-security/serving-role.ts'
import { waitForServer } from '#platform/database/wait-for-server.ts'

/** Gives the role behind a pooler its defaults, and has the pooler replace the idle connections that are older. */
export async function fixDatabase(config: Config): Promise<void> {
  const log = pino({ level: 'silent' })
  const { connection, leave } = await openServer(config, log)
  try {
    const client = await waitForServer(connection, log, 1000)
    try {
      if (await isPooled(client)) await giveDefaults(client)
    } finally {
      await client.end()
    }
  } finally {
    await leave()
  }
}

async function giveDefaults(client: Client): Promise<void> {
  const settings = withRole(await servingRole(client))
  await client.query('BEGIN')
  await setDefaults(client, settings)
  await client.query('COMMIT')
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND usename = session_user AND state = 'idle' AND pid <> pg_backend_pid()`,
  )
  // Its own connection is replaced last.
  await endServerConnection(client)
}
