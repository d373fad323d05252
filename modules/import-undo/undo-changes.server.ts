import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { enterTenants } from '#kit/resource/index.server.ts'
import {
  type Importer,
  isReferenced,
  type Plan,
  type PlannedField,
} from '#modules/import-files/index.server.ts'
import { finishRun, type RunWork } from '#modules/imports/index.server.ts'
import type { UndoCounts } from '#modules/imports/screen/index.ts'
import type { Actor } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import { ormOn } from '#platform/database/connect.ts'
import { isKeptWaiting } from '#platform/database/constraints/is-kept-waiting.ts'
import type { Database } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { comparison } from './compare.server.ts'
import { countOutcomes } from './preview-undo.server.ts'

/** A transaction per batch, so that row locks stay short. */
const batch = 500
/** Shorter than PostgreSQL's wait for deadlocks, so that an undo gives way to a write. */
const lockTimeoutMs = 500
const patienceMs = 10 * 60_000

export async function undoRun({
  database,
  stored,
  importer,
  by,
  progress,
}: RunWork): Promise<void> {
  const undone = await undoChanges(database, importer, { importId: stored.id, by, progress })
  await progress.end()
  await database.orm.transaction(async (transaction) => {
    await finishRun(transaction, stored, { state: 'undone', undone })
    const { name } = importer.plan.resource
    const act = { action: `${name}.undoImport`, target: { type: name }, after: undone } as const
    await record(transaction, by, act)
  })
}

interface Undoing {
  importId: string
  by: Actor
  progress: { signal: AbortSignal; onPart: (part: number) => void }
}

/** Goes on where an interrupted undo ended: each change keeps its outcome. */
async function undoChanges(
  database: Pick<Database, 'pool' | 'orm'>,
  importer: Importer,
  { importId, by, progress: { signal, onPart } }: Undoing,
): Promise<UndoCounts> {
  const { plan, tenants } = importer
  const total = await countChanges(database, importId)
  let done = total - (await countChanges(database, importId, 'outcome IS NULL'))
  for (let size = batch; ;) {
    const ids = await openChanges(database, importId, size)
    if (ids.length === 0) return countOutcomes(database, importId)
    try {
      await whenFree(signal, () =>
        inTransaction(database, { keep: true, signal }, async (client) => {
          if (tenants) await enterTenants(ormOn(client), by, tenants)
          await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
          await undoBatch(client, plan, importId, ids)
        }),
      )
      done += ids.length
      size = batch
    } catch (error) {
      if (!isReferenced(error)) throw error
      // One record that others refer to rolls back its whole batch, so retry the records one by one.
      if (size > 1) size = 1
      else await keep(database, importId, ids)
    }
    onPart(done / total)
  }
}

/** Tries again while another transaction writes the same records. */
async function whenFree(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (const end = performance.now() + patienceMs; ;) {
    try {
      return await work()
    } catch (error) {
      if (!isKeptWaiting(error)) throw error
      if (performance.now() > end) throw httpErrors.busy()
    }
    await pause(lockTimeoutMs, undefined, { signal })
  }
}

async function countChanges({ pool }: Pick<Database, 'pool'>, importId: string, where = 'true') {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM import_changes WHERE import_id = $1 AND ${where}`,
    [importId],
  )
  return rows[0]?.count ?? 0
}

async function openChanges({ pool }: Pick<Database, 'pool'>, importId: string, size: number) {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT record_id AS id FROM import_changes WHERE import_id = $1 AND outcome IS NULL
     ORDER BY record_id LIMIT ${size}`,
    [importId],
  )
  return rows.map(({ id }) => id)
}

const keep = ({ pool }: Pick<Database, 'pool'>, importId: string, ids: string[]) =>
  pool.query(
    `UPDATE import_changes SET outcome = 'kept' WHERE import_id = $1 AND record_id = ANY ($2)`,
    [importId, ids],
  )

async function undoBatch(client: PoolClient, plan: Plan, importId: string, ids: string[]) {
  const { table } = plan
  await client.query(`SELECT FROM ${table} WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE`, [
    ids,
  ])
  await client.query(
    `CREATE TEMPORARY TABLE compared ON COMMIT DROP AS
     ${comparison(plan)} AND change.record_id = ANY ($2)`,
    [importId, ids],
  )
  for (const statement of [...restoring(plan), removing(plan)]) await client.query(statement)
  await client.query(
    `UPDATE import_changes SET outcome = standing FROM compared
     WHERE import_id = $1 AND import_changes.record_id = compared.record_id`,
    [importId],
  )
}

const isOpen = `compared.standing IN ('restored', 'kept')`

function removing({ table, resource }: Plan): string {
  const which = `WHERE id IN (SELECT record_id FROM compared WHERE standing = 'removed')`
  if (!resource.trash) return `DELETE FROM ${table} ${which}`
  const version = resource.metadata ? ', version = version + 1' : ''
  return `UPDATE ${table} SET deleted_at = now()${version} ${which}`
}

function restoring({ table, resource, fields }: Plan): string[] {
  const values = fields.flatMap(({ linked, column, storedAs }) =>
    linked
      ? []
      : [
          `${column} = CASE WHEN ${isRestored(storedAs)} THEN former.${column} ELSE ${table}.${column} END`,
        ],
  )
  const metadata = resource.metadata ? [`version = ${table}.version + 1`, 'updated_at = now()'] : []
  return [
    `UPDATE ${table} SET ${[...values, ...metadata].join(', ')}
     FROM compared, jsonb_populate_record(NULL::${table}, compared.before) AS former
     WHERE ${table}.id = compared.record_id AND ${isOpen} AND cardinality(compared.restorable) > 0`,
    ...fields.flatMap(relinking),
  ]
}

const isRestored = (storedAs: string) => `'${storedAs}' = ANY (compared.restorable)`

function relinking({ linked, storedAs }: PlannedField): string[] {
  if (!linked) return []
  const which = `${isRestored(storedAs)} AND ${isOpen}`
  return [
    `DELETE FROM ${linked.table} USING compared WHERE owner_id = compared.record_id AND ${which}`,
    `INSERT INTO ${linked.table} (owner_id, target_id, place)
     SELECT compared.record_id, target.id, former.place - 1 FROM compared
     CROSS JOIN LATERAL jsonb_array_elements_text(compared.before -> '${storedAs}')
       WITH ORDINALITY AS former (id, place)
     JOIN ${linked.target} AS target ON target.id = former.id::uuid
     WHERE ${which}`,
  ]
}
