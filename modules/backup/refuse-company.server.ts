import { setTimeout } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { CommandMistake } from '#platform/command-line/command.ts'
import type { Config } from '#platform/config/config.ts'
import { applicationName, keeperName } from '#platform/database/pool.ts'
import { isPooled } from '#platform/database/pooler/detect-pooler.ts'

/** A process that was just stopped may still be exiting. */
const exitPatienceMs = 3000

/** A running process looks for jobs each second; a pooler keeps its connections when all processes are gone. */
const longestSilenceSeconds = 2.5

/** A running server would write into data that is about to be replaced, or was just restored. */
export async function refuseCompany(
  client: ClientBase,
  { databaseUrl, databaseDirectUrl }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>,
): Promise<void> {
  const ownKeepers = databaseUrl === undefined ? 1 : 0
  const viaPooler = databaseDirectUrl !== undefined || (await isPooled(client))
  const deadline = Date.now() + exitPatienceMs
  for (;;) {
    // Within a transaction, PostgreSQL keeps the first snapshot of `pg_stat_activity`.
    await client.query('SELECT pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ others: boolean }>(
      `SELECT count(*) FILTER (WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()
           AND (NOT $4 OR state <> 'idle' OR state_change > clock_timestamp() - make_interval(secs => $5))) > 0
         OR count(*) FILTER (WHERE application_name = $2) > $3 AS others
       FROM pg_stat_activity`,
      [applicationName, keeperName, ownKeepers, viaPooler, longestSilenceSeconds],
    )
    if (!rows[0]?.others) return
    if (Date.now() > deadline) {
      throw new CommandMistake('Another process uses the database: stop it first')
    }
    await setTimeout(100)
  }
}
