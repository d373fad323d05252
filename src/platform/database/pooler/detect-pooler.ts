import { randomUUID } from 'node:crypto'
import { type ClientBase, escapeIdentifier } from 'pg'

/** Gives each transaction another connection to PostgreSQL, as PgBouncer does with `pool_mode = transaction`. */
export interface Pooler {
  carriesNames: boolean
}

export class UnfitPooler extends Error {
  override name = 'UnfitPooler'
}

/** A pooler makes up the process id that it announces, because the process changes. */
export async function isPooled(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return !('processID' in client && client.processID === rows[0]?.pid)
}

/** A pooler that carries the names of statements gives them names of its own on each connection. */
export async function examinePooler(client: ClientBase): Promise<Pooler> {
  await client.query('BEGIN').catch(refuseStatementMode)
  const name = `probe ${randomUUID()}`
  const { rowCount } = await client.query({
    name,
    text: 'SELECT FROM pg_prepared_statements WHERE name = $1',
    values: [name],
  })
  const carriesNames = rowCount === 0
  if (!carriesNames) await client.query(`DEALLOCATE ${escapeIdentifier(name)}`)
  await client.query('COMMIT')
  return { carriesNames }
}

function refuseStatementMode(cause: unknown): never {
  if (!/statement pooling/i.test(String(cause))) throw cause
  throw new UnfitPooler(
    'The pooler in DATABASE_URL allows no transactions: change its pool_mode from statement to transaction.',
    { cause },
  )
}
