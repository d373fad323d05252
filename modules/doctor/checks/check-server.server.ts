import type { Client } from 'pg'
import { advice, error, type Findings, warning } from '#kit/features/index.server.ts'
import { poolSize } from '#platform/database/pool.ts'

type Facts = {
  version: string
  versionNumber: number
  encoding: string
  connections: number
  checksums: boolean
  clock: number
}

const durable: Record<string, string> = {
  fsync: 'a crash can destroy the database',
  full_page_writes: 'a crash can destroy the database',
  synchronous_commit: 'a crash loses changes that were reported as saved',
}

const oldest = 150_000

export async function checkServer(client: Client, workers: number): Promise<Findings> {
  const asked = Date.now()
  const { rows } = await client.query<Facts>(
    `SELECT current_setting('server_version') AS version,
       current_setting('server_version_num')::int AS "versionNumber",
       pg_encoding_to_char(encoding) AS encoding,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS connections,
       current_setting('data_checksums')::bool AS checksums,
       extract(epoch FROM clock_timestamp())::float AS clock
     FROM pg_database WHERE datname = current_database()`,
  )
  const answered = Date.now()
  const [facts] = rows
  if (!facts) return []
  return [
    facts.versionNumber < oldest && error(`PostgreSQL ${facts.version} is older than 15`),
    facts.encoding !== 'UTF8' && error(`The database is encoded as ${facts.encoding}, not UTF8`),
    !facts.checksums &&
      advice('The database has no data checksums: disk corruption goes unnoticed (pg_checksums)'),
    clockApart(facts.clock * 1000 - (asked + answered) / 2),
    room(facts.connections, workers),
    ...(await loose(client)),
  ]
}

function clockApart(milliseconds: number) {
  const seconds = Math.round(Math.abs(milliseconds) / 1000)
  const text = `The clocks of the database and this machine are ${seconds} s apart: sync both with NTP`
  if (seconds > 60) return error(text)
  return seconds > 2 && warning(text)
}

/** One more connection than the pool, used while a process starts; one more process, while another is replaced. */
function room(connections: number, workers: number) {
  const processes = Math.floor(connections / (poolSize + 1))
  const text = `max_connections leaves ${connections} connections, and a process uses up to ${poolSize + 1}`
  if (processes < workers) return error(workers > 1 ? `${text}: WORKERS is ${workers}` : text)
  if (processes > workers) return false
  return warning(`${text}: ${workers > 1 ? 'one more' : 'a second process'} does not fit`)
}

async function loose(client: Client): Promise<Findings> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name = ANY ($1) AND setting = 'off' ORDER BY name`,
    [Object.keys(durable)],
  )
  return rows.map(({ name }) => error(`${name} is off in PostgreSQL: ${durable[name]}`))
}
