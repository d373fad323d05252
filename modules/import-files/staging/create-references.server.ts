import { DatabaseError, type PoolClient } from 'pg'
import type { Database } from '#platform/database/database.ts'
import { createdCount } from '../import-result.ts'
import type { Plan, PlannedField } from './plan.server.ts'

type Pool = Pick<Database, 'pool'>

const namesAtOnce = 1000

interface Created {
  counts: Record<string, number>
  /** Deletes them after a failure, except those that records refer to meanwhile. */
  remove: () => Promise<void>
}

/** The records that the lines of `incoming` refer to and that no table has; `update` is SQL. */
export function missingReferences(
  { table, same }: Plan,
  { target, compared }: PlannedField,
  update: string,
): string {
  const create = target?.create ?? []
  return `
    SELECT DISTINCT ON (${compared}) ${create.map(({ column, value }) => `${value} AS ${column}`).join(', ')}
    FROM incoming
    WHERE ${compared} IS NOT NULL AND NOT EXISTS (${target?.known})
      AND (${update} OR (_turn = 1 AND NOT EXISTS (SELECT FROM ${table} WHERE ${same})))
    ORDER BY ${compared}, _line`
}

/**
 * Creates what lines refer to, committed before the records: other imports that refer to the same would wait for the
 * end of this one.
 */
export async function createReferences(
  client: PoolClient,
  { pool }: Pool,
  plan: Plan,
  update: boolean,
): Promise<Created> {
  const counts: Record<string, number> = {}
  const removals: (() => Promise<void>)[] = []
  for (const field of plan.created) {
    const target = field.target?.table ?? ''
    const columns = field.target?.create?.map(({ column }) => column).join(', ')
    let count = 0
    for await (const missing of missingIn(client, plan, field, update)) {
      const { rows: created } = await pool.query<{ id: string }>(
        `INSERT INTO ${target} (${columns})
         SELECT ${columns} FROM jsonb_populate_recordset(NULL::${target}, $1)
         ON CONFLICT DO NOTHING RETURNING id`,
        [JSON.stringify(missing)],
      )
      count += created.length
      removals.push(async () => {
        for (const { id } of created) await removeUnused({ pool }, plan, field, id)
      })
    }
    counts[createdCount(field.name)] = count
  }
  return {
    counts,
    async remove() {
      for (const removal of removals) await removal()
    },
  }
}

async function* missingIn(
  client: PoolClient,
  plan: Plan,
  field: PlannedField,
  update: boolean,
): AsyncGenerator<object[]> {
  await client.query(
    `DECLARE missing NO SCROLL CURSOR FOR
     WITH incoming AS (SELECT incoming.*, _turn FROM ordered JOIN incoming USING (_line))
     ${missingReferences(plan, field, `${update}`)}`,
  )
  for (;;) {
    const { rows } = await client.query<object>(`FETCH ${namesAtOnce} FROM missing`)
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE missing')
}

async function removeUnused(
  { pool }: Pool,
  { table }: Plan,
  { target, stored }: PlannedField,
  id: string,
): Promise<void> {
  const isUsed = `EXISTS (SELECT FROM ${table} WHERE ${stored} = ${target?.table}.id)`
  try {
    await pool.query(`DELETE FROM ${target?.table} WHERE id = $1 AND NOT ${isUsed}`, [id])
  } catch (error) {
    if (!isReferenced(error)) throw error
  }
}

export const isReferenced = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '23503' || error.code === '23001')
