import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { createLog } from '../../log/log.ts'
import { openDatabase } from '../database.ts'
import { migrate } from '../migration/migrate.ts'
import { migrationLock, withMigrationLock } from '../migration/migration-lock.ts'
import { emptyDatabase } from '../migration/test-migrations.ts'
import type { Connection } from '../pool.ts'
import { testDatabase } from '../test-database.ts'
import { administer, silentLog, within } from '../test-server.ts'
import { startPgbouncer } from './test-pgbouncer.ts'

const { connection, pool } = await testDatabase()
const direct = new Client(connection)
const pgbouncer = await startPgbouncer(connection)
afterAll(() => pgbouncer.stop())
const pooled = pgbouncer.behind(direct.database ?? '')

const urlOf = ({ connectionString, host, port, user, database }: Connection) =>
  connectionString ??
  `postgresql://${user}@127.0.0.1:${port}/${database}?host=${encodeURIComponent(host ?? '')}`

const configFor = (variables: Record<string, string> = {}) =>
  readConfig({ DATABASE_URL: urlOf(pooled), ...variables })

async function open(variables?: Record<string, string>) {
  const database = await openDatabase(configFor(variables), silentLog)
  onTestFinished(() => database.close())
  return database
}

async function connected(to: Connection) {
  const { role: _, ...address } = to
  const client = new Client(address)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

describe('behind PgBouncer in transaction mode', () => {
  test('the product starts without settings of the pooler, and its statements have their limits and plans', async () => {
    const database = await open()
    const { rows } = await database.pool.query(
      `SELECT current_setting('enable_seqscan') AS "scan", current_setting('statement_timeout') AS "limit",
         current_setting('idle_in_transaction_session_timeout') AS "idle", current_setting('max_parallel_workers_per_gather') AS "workers",
         rolsuper AS "isSuperuser" FROM pg_roles WHERE rolname = current_user`,
    )
    expect(rows).toEqual([
      { scan: 'off', limit: '30s', idle: '30s', workers: '0', isSuperuser: false },
    ])
  })

  test('one named statement works on every connection, by many callers at once', async () => {
    const { orm } = await open()
    const statement = orm
      .select({ number: sql<number>`${sql.placeholder('number')}::int` })
      .from(sql`(SELECT pg_sleep(0.002)) AS nothing`)
      .prepare('number')
    const numbers = Array.from({ length: 300 }, (_, number) => number)
    const found = await Promise.all(numbers.map((number) => statement.execute({ number })))
    expect(found).toEqual(numbers.map((number) => [{ number }]))
  })

  test('no setting of one caller reaches another', async () => {
    const database = await open()
    const { rows: before } = await settingsOfAll(database.pool)
    await database.orm.transaction((transaction) =>
      transaction.execute(sql`SET LOCAL statement_timeout = 0`),
    )
    const { rows: after } = await settingsOfAll(database.pool)
    expect([...before, ...after].map(({ limit }) => limit)).toEqual(['30s', '30s'])
  })

  test('other defaults that the operator gave the role stay', async () => {
    const role = `ALTER ROLE "${direct.user}" IN DATABASE "${direct.database}"`
    await asOwner(`${role} SET statement_timeout = '7s'`)
    await endServerConnections()
    // PgBouncer may not have noticed yet.
    const { pool: served } = await vi.waitFor(() => open(), 30_000)
    const { rows } = await served.query('SHOW statement_timeout')
    expect(rows).toEqual([{ statement_timeout: '7s' }])
    // After a RESET, the next start might miss a connection without a limit that is in use.
    await asOwner(`${role} SET statement_timeout = '30s'`)
    await endServerConnections()
    await vi.waitFor(() => open(), 30_000)
  })

  test('processes that start together on an empty database migrate it once', async () => {
    await emptyDatabase(connection)
    const lines: string[] = []
    const log = createLog({ level: 'info' }, { write: (line) => void lines.push(line) })
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(configFor(), log)))
    await Promise.all(opened.map((database) => database.close()))
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations',
    )
    const applied = lines.flatMap(
      (line) => (JSON.parse(line) as { applied?: string[] }).applied ?? [],
    )
    expect([new Set(applied).size, applied.length]).toEqual([rows[0]?.count, rows[0]?.count])
  })

  test('a process that ended leaves no lock on the connection of the pooler', async () => {
    const client = await connected(pooled)
    await migrate(client, silentLog)
    await client.end()
    const { rows } =
      await pool.query(`SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
       WHERE locktype = 'advisory' AND datname = current_database()`)
    expect(rows).toEqual([])
  })

  test('migrations take the way past the pooler where there is one', async () => {
    await open({ DATABASE_DIRECT_URL: urlOf(connection) })
    const nowhere = urlOf(within(connection, 'nowhere'))
    const opening = openDatabase(configFor({ DATABASE_DIRECT_URL: nowhere }), silentLog)
    await expect(opening).rejects.toThrow('nowhere')
  })

  test('a pooler that is announced is used as one', async () => {
    const database = await open({ DATABASE_POOLER: 'transaction' })
    expect((await database.pool.query('SHOW enable_seqscan')).rows).toEqual([
      { enable_seqscan: 'off' },
    ])
  })
})

test('PgBouncer in statement mode is refused with advice', async () => {
  const { behind, stop } = await startPgbouncer(connection, 'statement')
  onTestFinished(stop)
  const config = readConfig({ DATABASE_URL: urlOf(behind(direct.database ?? '')) })
  await expect(openDatabase(config, silentLog)).rejects.toThrow('change its pool_mode')
})

test('without a pooler, the settings come with the connection', async () => {
  const database = await openDatabase(readConfig({ DATABASE_URL: urlOf(connection) }), silentLog)
  onTestFinished(() => database.close())
  const { rows } = await database.pool.query('SHOW enable_seqscan')
  expect(rows).toEqual([{ enable_seqscan: 'off' }])
})

test('a process that waits for the migration lock names the holder, and gives up in the end', async () => {
  const [holder, waiting] = [await connected(connection), await connected(connection)]
  await holder.query('SELECT pg_advisory_lock($1)', [migrationLock])
  const lines: string[] = []
  const log = createLog({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const { rows } = await holder.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const wait = withMigrationLock(waiting, log, () => Promise.resolve(), 5000)
  await expect(wait).rejects.toThrow(`process ${rows[0]?.pid} of this machine, idle`)
  expect(lines.join('')).toContain('waiting for it')
}, 30_000)

/** The role of the connections acts as another, which is no superuser. */
const asOwner = (statement: string) => administer(connection, `SET role = NONE; ${statement}`)

const endServerConnections = () =>
  asOwner(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE datname = current_database() AND state = 'idle' AND pid <> pg_backend_pid()`,
  )

const settingsOfAll = (on: typeof pool) =>
  on.query<{ limit: string }>(`SELECT current_setting('statement_timeout') AS "limit"`)
