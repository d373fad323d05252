import type { PoolClient } from 'pg'
import type { Database } from './database.ts'

/** Long work has no time limit; where supported, the server cancels statements of lost clients. */
const patience = `
  SET LOCAL statement_timeout = 0;
  SET LOCAL work_mem = '64MB';
  DO $$ BEGIN
    PERFORM set_config('client_connection_check_interval', '1s', true);
  EXCEPTION WHEN invalid_parameter_value THEN
    RAISE LOG 'This platform does not notice lost clients';
  END $$`

type Terms = {
  keep: boolean
  snapshot?: boolean
  signal: AbortSignal | undefined
}

/** Any interruption closes the connection, so PostgreSQL rolls back. */
export async function inTransaction<Result>(
  { pool }: Pick<Database, 'pool'>,
  { keep, snapshot, signal }: Terms,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted()
  const client = await pool.connect()
  let isOurs = true
  const giveBack = (broken: boolean) => {
    if (isOurs) client.release(broken)
    isOurs = false
  }
  const cut = () => giveBack(true)
  client.on('error', cut)
  signal?.addEventListener('abort', cut, { once: true })
  try {
    await client.query(snapshot ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN')
    await client.query(patience)
    const result = await work(client)
    await client.query(keep ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    cut()
    signal?.throwIfAborted()
    throw error
  } finally {
    client.off('error', cut)
    signal?.removeEventListener('abort', cut)
    giveBack(false)
  }
}
