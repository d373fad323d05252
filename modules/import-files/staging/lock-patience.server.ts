import type { PoolClient } from 'pg'
import { isKeptWaiting } from '#platform/database/constraints/is-kept-waiting.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'

/** Limits each wait for a record that another transaction is writing; 0 waits without limit. */
export async function withLockPatience<Result>(
  client: PoolClient,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query(`SELECT set_config('lock_timeout', $1, true)`, [`${timeoutMs}`])
  try {
    return await work()
  } catch (error) {
    throw isKeptWaiting(error) ? httpErrors.busy() : error
  }
}
