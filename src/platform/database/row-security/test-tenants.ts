import type { Pool } from 'pg'
import { seeEveryTenant } from './tenants.ts'

/** Rows of every tenant, as the product's own work sees them. */
export async function everyRow<Row extends object>(
  { pool }: { pool: Pool },
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(seeEveryTenant)
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}
