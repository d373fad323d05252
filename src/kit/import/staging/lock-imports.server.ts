import type { PoolClient } from 'pg'
import { isKeptWaiting } from '#platform/database/constraints/is-kept-waiting.ts'
import { httpErrors } from '#platform/http/http-errors.ts'

/** Imports of all resources write one at a time: two that name the same records would deadlock. */
const importLock = 7_462_836_473

export async function lockImports(client: PoolClient, timeoutMs = 0): Promise<void> {
  await client.query(`SELECT set_config('lock_timeout', $1, true)`, [`${timeoutMs}`])
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [importLock])
  } catch (error) {
    throw isKeptWaiting(error) ? httpErrors.busy() : error
  }
  await client.query('SET LOCAL lock_timeout TO DEFAULT')
}
