import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import type { Log } from '../../log/log.ts'
import { isKeptWaiting } from '../constraints/is-kept-waiting.ts'

export const migrationLock = 7_462_836_472

const defaultPatienceMs = 600_000

/** Role defaults limit and plan the statements of users; `role` is that of the product in place of a superuser. */
const terms = `
  SET LOCAL lock_timeout = '4s';
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL enable_seqscan = on;
  SET LOCAL role = NONE`

export class MigrationLockHeld extends Error {
  override name = 'MigrationLockHeld'
}

/** The lock ends with its transaction: one of a session could stay on a connection of a pooler. */
export async function withMigrationLock<Result>(
  client: ClientBase,
  log: Log,
  work: () => Promise<Result>,
  patienceMs = defaultPatienceMs,
): Promise<Result> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const outcome = await attempt(client, work)
    if ('result' in outcome) return outcome.result
    if (outcome.isLocked) {
      log.warn(
        'The migration waits for others, a backup perhaps, who work on a table: trying again',
      )
    } else {
      const holders = await lockHolders(client)
      const wait = `Another process migrates or restores the database${holders}`
      if (Date.now() > deadline) {
        throw new MigrationLockHeld(`${wait}. If it is gone, end its connection.`)
      }
      log.warn(`${wait}: waiting for it`)
    }
    // Requests for a table queue behind a migration that waits for it, so it gives way.
    await pause(1000)
  }
}

type Outcome<Result> = { result: Result } | { isLocked: boolean }

async function attempt<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Outcome<Result>> {
  let isLocked = false
  await client.query('BEGIN')
  try {
    await client.query(terms)
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    isLocked = true
    const result = await work()
    await client.query('COMMIT')
    return { result }
  } catch (error) {
    if (!isKeptWaiting(error)) throw error
    await client.query('ROLLBACK')
    return { isLocked }
  }
}

async function lockHolders(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `SELECT concat('process ', pid, ' of ', coalesce(client_addr::text, 'this machine'), ', ', state) AS holder
     FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND granted AND (classid::bigint << 32) + objid::bigint = $1`,
    [migrationLock],
  )
  return rows.length === 0 ? '' : ` (${rows.map(({ holder }) => holder).join('; ')})`
}
