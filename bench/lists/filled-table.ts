import { availableParallelism } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client, type ClientConfig } from 'pg'
import { from } from 'pg-copy-streams'
import type { Database } from '#platform/database/database.ts'

const BATCH = 2500

/** Connections without the pool's timeouts: an index over a million rows takes long to build. */
export const connectionOf = ({ pool }: Pick<Database, 'pool'>): ClientConfig => {
  const { host, port, user, password, database, connectionString } = pool.options
  return { host, port, user, password, database, connectionString }
}

type Value = string | number | boolean

type Filling<Row> = {
  table: 'books' | 'users'
  columns: string[]
  rows: Iterable<Row>
  valuesOf: (row: Row) => Value[]
}

/** Building an index at the end takes a tenth of the time. Constraints stay, to reject duplicates. */
export async function fillTable<Row>(
  connection: ClientConfig,
  { table, columns, rows, valuesOf }: Filling<Row>,
): Promise<void> {
  await withClient(connection, async (client) => {
    await client.query(`SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'`)
    const indexes = await indexesOf(client, table)
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
    const batches = inBatches(rows, valuesOf)
    const into = `COPY ${table} (${columns.join(', ')}) FROM STDIN`
    await Promise.all(
      Array.from({ length: availableParallelism() }, () => copyAll(connection, into, batches)),
    )
    for (const { key } of indexes) if (key !== null) await deleteRepeated(client, table, key)
    for (const { definition } of indexes) await client.query(definition)
    await client.query(`VACUUM ANALYZE ${table}`)
  })
}

async function withClient<Done>(
  connection: ClientConfig,
  work: (client: Client) => Promise<Done>,
): Promise<Done> {
  const client = new Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type Index = { name: string; definition: string; key: string | null }

async function indexesOf(client: Client, table: string): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition,
       CASE WHEN indisunique THEN (
         SELECT string_agg(pg_get_indexdef(indexrelid, at, true), ', ') FROM generate_series(1, indnkeyatts) AS at
       ) END AS key
     FROM pg_index
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  )
  return rows
}

const copyAll = (connection: ClientConfig, into: string, batches: Iterable<string>) =>
  withClient(connection, (client) => pipeline(Readable.from(batches), client.query(from(into))))

/** The first of equal rows stays. */
const deleteRepeated = (client: Client, table: string, key: string) =>
  client.query(
    `DELETE FROM ${table} USING (
       SELECT id AS repeated, row_number() OVER (PARTITION BY ${key} ORDER BY id) AS nth FROM ${table}
     ) AS numbered WHERE id = repeated AND nth > 1`,
  )

function* inBatches<Row>(rows: Iterable<Row>, valuesOf: (row: Row) => Value[]): Generator<string> {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(`${valuesOf(row).map(escaped).join('\t')}\n`)
    if (lines.length < BATCH) continue
    yield lines.join('')
    lines = []
  }
  if (lines.length > 0) yield lines.join('')
}

const escaped = (value: Value) => String(value).replaceAll('\\', '\\\\')
