import { setTimeout } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { CommandMistake } from '#platform/command-line/command.ts'
import type { Config } from '#platform/config/config.ts'
import { applicationName, keeperName } from '#platform/database/pool.ts'

/** A process that was just stopped may still be exiting. */
const exitPatienceMs = 3000

/** A running server would write into data that is about to be replaced, or was just restored. */
export async function refuseCompany(
  client: ClientBase,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): Promise<void> {
  const ownKeepers = databaseUrl === undefined ? 1 : 0
  const deadline = Date.now() + exitPatienceMs
  for (;;) {
    // Within a transaction, PostgreSQL keeps the first snapshot of `pg_stat_activity`.
    await client.query('SELECT pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ others: boolean }>(
      `SELECT count(*) FILTER (WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()) > 0
         OR count(*) FILTER (WHERE application_name = $2) > $3 AS others
       FROM pg_stat_activity`,
      [applicationName, keeperName, ownKeepers],
    )
    if (!rows[0]?.others) return
    if (Date.now() > deadline) {
      throw new CommandMistake('Another process uses the database: stop it first')
    }
    await setTimeout(100)
  }
}
