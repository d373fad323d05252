import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'

interface Restoring {
  actId: string
  keptId: string
  /** The records that are out of the trash again. */
  ids: string[]
}

interface ReferringTable {
  table: string
  column: string
  columns: string[]
  key: string[]
  parents: { column: string; table: string; target: string }[]
}

/** Rows that refer to another record by now, and rows whose own parent is gone, are left alone. */
export async function restoreReferences(
  orm: Transaction,
  { actId, keptId, ids }: Restoring,
): Promise<{ restored: number; kept: number }> {
  const wanted = sql`act_id = ${actId}::uuid AND former.record_id = ANY (${sql.param(ids)}::uuid[])`
  const { rows: counts } = await orm.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM undoable_references AS former WHERE ${wanted}`,
  )
  let restored = 0
  for (const { table, column, columns, key, parents } of await tablesOf(orm, actId)) {
    const name = sql.raw(table)
    const referring = sql.identifier(column)
    const ofTable = sql`${wanted} AND table_name = ${table} AND column_name = ${column}`
    const isSame = key
      .filter((one) => one !== column)
      .map((one) => sql`AND to_jsonb(now.${sql.identifier(one)}) = former."row" -> ${one}`)
    const moved = await orm.execute(sql`
      UPDATE ${name} AS now SET ${referring} = former.record_id FROM undoable_references AS former
      WHERE ${ofTable} AND NOT is_deleted AND now.${referring} = ${keptId}::uuid ${sql.join(isSame, sql` `)}`)
    const list = sql.join(
      columns.map((one) => sql.identifier(one)),
      sql`, `,
    )
    const values = sql.join(
      columns.map((one) => sql`again.${sql.identifier(one)}`),
      sql`, `,
    )
    const hasParents = parents.map(
      (parent) => sql`AND (again.${sql.identifier(parent.column)} IS NULL OR EXISTS (
        SELECT FROM ${sql.raw(parent.table)} AS parent
        WHERE parent.${sql.identifier(parent.target)} = again.${sql.identifier(parent.column)}))`,
    )
    const inserted = await orm.execute(sql`
      INSERT INTO ${name} (${list}) SELECT ${values}
      FROM undoable_references AS former, jsonb_populate_record(NULL::${name}, former."row") AS again
      WHERE ${ofTable} AND is_deleted ${sql.join(hasParents, sql` `)} ON CONFLICT DO NOTHING`)
    restored += (moved.rowCount ?? 0) + (inserted.rowCount ?? 0)
  }
  return { restored, kept: (counts[0]?.count ?? 0) - restored }
}

/** Reads the catalog: the columns that can be written, the primary key, and the parents of each table, whose key may begin with the tenant. */
async function tablesOf(orm: Transaction, actId: string): Promise<ReferringTable[]> {
  const { rows } = await orm.execute<{ [Name in keyof ReferringTable]: ReferringTable[Name] }>(sql`
    SELECT table_name AS "table", column_name AS "column",
      (SELECT json_agg(attname ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = named.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ) AS "columns",
      coalesce((SELECT json_agg(attname) FROM pg_index JOIN pg_attribute
        ON attrelid = indrelid AND attnum = ANY (indkey) WHERE indrelid = named.oid AND indisprimary
      ), '[]') AS "key",
      coalesce((SELECT json_agg(json_build_object(
          'column', own.attname, 'table', confrelid::regclass::text, 'target', other.attname))
        FROM pg_constraint
        JOIN pg_attribute AS own ON own.attrelid = conrelid AND own.attnum = conkey[cardinality(conkey)]
        JOIN pg_attribute AS other ON other.attrelid = confrelid AND other.attnum = confkey[cardinality(confkey)]
        WHERE conrelid = named.oid AND contype = 'f'
      ), '[]') AS "parents"
    FROM (
      SELECT DISTINCT table_name, column_name, table_name::regclass::oid AS oid
      FROM undoable_references WHERE act_id = ${actId}::uuid
    ) AS named`)
  return rows
}
