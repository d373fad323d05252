import { Client, type ClientConfig } from 'pg'
import type { Database } from '#platform/database/database.ts'

const BATCH = 2500
const CONNECTIONS = 3

/** Connections without the pool's timeouts: an index over a million rows takes long to build. */
export const connectionOf = ({ pool }: Pick<Database, 'pool'>): ClientConfig => {
  const { host, port, user, password, database, connectionString } = pool.options
  return { host, port, user, password, database, connectionString }
}

type Filling<Row> = {
  table: 'books' | 'users'
  rows: Iterable<Row>
  insert: (client: Client, rows: Row[]) => Promise<unknown>
}

/** Building an index at the end takes a tenth of the time. Unique indexes stay, to reject duplicates. */
export async function fillTable<Row>(
  connection: ClientConfig,
  { table, rows: made, insert }: Filling<Row>,
): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = $1 AND indexdef NOT LIKE '%UNIQUE%'`,
    [table],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  const batches = inBatches(made)
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () => insertAll(connection, batches, insert)),
  )
  await client.query(`SET maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await client.query(definition)
  await client.query(`VACUUM ANALYZE ${table}`)
  await client.end()
}

async function insertAll<Row>(
  connection: ClientConfig,
  batches: Iterable<Row[]>,
  insert: Filling<Row>['insert'],
) {
  const client = new Client(connection)
  await client.connect()
  for (const batch of batches) await insert(client, batch)
  await client.end()
}

function* inBatches<Row>(rows: Iterable<Row>) {
  let batch: Row[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
