import { Client, type Pool } from 'pg'
import { connect, type Connected } from '#platform/database/connect.ts'
import { applicationName } from '#platform/database/pool.ts'
import { examinePooler, isPooled } from '#platform/database/pooler/detect-pooler.ts'
import type { Log } from '#platform/log/log.ts'
import { parsePosition, type Position } from './position.server.ts'
import { requireSameDatabase } from './require-same-database.server.ts'

const patienceMs = 2000

const whereItIs = `SELECT
  CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END::text AS position`

/** One of `DATABASE_READ_URLS`. It may be away when the process starts. */
export class Replica {
  readonly name: string
  position: Position | undefined
  lag = Number.NaN
  isUsed = false
  #database: Connected | undefined
  readonly #primary: Pool
  readonly #url: string
  readonly #role: string | undefined
  readonly #log: Log

  constructor(
    url: string,
    { pool, role, log }: { pool: Pool; role?: string | undefined; log: Log },
  ) {
    const { hostname, port, searchParams } = new URL(url)
    this.name = `${searchParams.get('host') ?? hostname}:${searchParams.get('port') ?? (port || '5432')}`
    this.#primary = pool
    this.#url = url
    this.#role = role
    this.#log = log
  }

  get database(): Connected | undefined {
    return this.#database
  }

  async look(): Promise<void> {
    this.#database ??= await this.#open()
    const { pool } = this.#database
    const { rows } = await pool.query<{ position: string }>(whereItIs)
    this.position = rows[0] && parsePosition(rows[0].position)
  }

  async close(): Promise<void> {
    await this.#database?.close()
  }

  async #open(): Promise<Connected> {
    const client = new Client({
      connectionString: this.#url,
      application_name: applicationName,
      connectionTimeoutMillis: patienceMs,
    })
    client.on('error', (err) => this.#log.warn({ err }, 'A read replica broke a connection'))
    try {
      await client.connect()
      await requireSameDatabase(this.#primary, client, this.name)
      const pooler = (await isPooled(client)) ? await examinePooler(client) : undefined
      return connect({ connectionString: this.#url, role: this.#role, pooler }, this.#log)
    } finally {
      await client.end()
    }
  }
}
