import type { Database } from '#platform/database/database.ts'
import type { Plan } from './plan.server.ts'

/** A large import leaves stale statistics and an old visibility map, so that counts would read the whole table. */
export async function vacuum(
  { connectAlone }: Pick<Database, 'connectAlone'>,
  { table }: Plan,
): Promise<void> {
  const client = await connectAlone()
  try {
    await client.query(`VACUUM (ANALYZE) ${table}`)
  } finally {
    await client.end()
  }
}
