import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { ResourceTable } from '#kit/resource/index.server.ts'
import type { Database } from '#platform/database/database.ts'

type Orm = Pick<Database['orm'], 'execute'>

interface ReferringColumn {
  table: string
  column: string
  /** The other columns of each unique index that the column is part of. */
  uniqueWith: string[][]
}

/** The catalog's foreign keys include those of later tables; a partition repeats its table's key. */
async function referencesTo(orm: Orm, of: ResourceTable): Promise<ReferringColumn[]> {
  const { rows } = await orm.execute<{ table: string; column: string; uniqueWith: string[][] }>(sql`
    SELECT conrelid::regclass::text AS "table", attname AS "column",
      coalesce((
        SELECT json_agg((
          SELECT coalesce(json_agg(other.attname), '[]')
          FROM pg_attribute AS other
          WHERE other.attrelid = conrelid AND other.attnum = ANY (indkey) AND other.attnum <> referring
        ))
        FROM pg_index
        WHERE indrelid = conrelid AND indisunique AND indpred IS NULL AND indexprs IS NULL
          AND referring = ANY (indkey)
      ), '[]') AS "uniqueWith"
    FROM pg_constraint
    CROSS JOIN LATERAL unnest(conkey, confkey) AS pair (referring, referred)
    JOIN pg_attribute ON attrelid = conrelid AND attnum = referring
    WHERE contype = 'f' AND conparentid = 0 AND confrelid = ${getTableName(of.table)}::regclass
      AND referred = (SELECT attnum FROM pg_attribute WHERE attrelid = confrelid AND attname = 'id')
    ORDER BY 1, 2`)
  // The links of a record are values of its own.
  const own = Object.values(of.links).flatMap((links) => (links ? [getTableName(links)] : []))
  return rows.filter(({ table, column }) => !(own.includes(table) && column === 'owner_id'))
}

export async function countReferences(
  orm: Orm,
  of: ResourceTable,
  ids: string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  if (ids.length === 0) return counts
  for (const { table, column } of await referencesTo(orm, of)) {
    const referring = sql.identifier(column)
    const { rows } = await orm.execute<{ id: string; count: number }>(sql`
      SELECT ${referring} AS "id", count(*)::int AS "count" FROM ${sql.raw(table)}
      WHERE ${referring} = ANY (${idsOf(ids)}) GROUP BY 1`)
    for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return counts
}

interface Move {
  to: string
  from: string[]
  /** Keeps the rows as they were, for an undo. */
  actId: string | undefined
}

/** Where the kept record is referred to already, as on a shelf that has both books, the other reference goes. */
export async function moveReferences(
  orm: Orm,
  of: ResourceTable,
  { to, from, actId }: Move,
): Promise<void> {
  const all = idsOf([to, ...from])
  for (const { table, column, uniqueWith } of await referencesTo(orm, of)) {
    const name = sql.raw(table)
    const referring = sql.identifier(column)
    for (const others of uniqueWith) {
      const same = others.map((other) => {
        const shared = sql.identifier(other)
        return sql`AND extra.${shared} IS NOT DISTINCT FROM kept.${shared}`
      })
      const deletion = sql`
        DELETE FROM ${name} AS extra USING ${name} AS kept
        WHERE extra.${referring} = ANY (${idsOf(from)}) AND kept.${referring} = ANY (${all})
          AND array_position(${all}, kept.${referring}) < array_position(${all}, extra.${referring})
          ${sql.join(same, sql` `)}`
      await orm.execute(
        actId === undefined
          ? deletion
          : sql`WITH extra AS (${deletion} RETURNING extra.*)
              ${keeping({ actId, table, column, isDeleted: true })} FROM extra`,
      )
    }
    if (actId !== undefined) {
      await orm.execute(sql`
        ${keeping({ actId, table, column, isDeleted: false })}
        FROM ${name} AS extra WHERE ${referring} = ANY (${idsOf(from)})`)
    }
    await orm.execute(sql`
      UPDATE ${name} SET ${referring} = ${to} WHERE ${referring} = ANY (${idsOf(from)})`)
  }
}

interface Kept {
  actId: string
  table: string
  column: string
  isDeleted: boolean
}

const keeping = ({ actId, table, column, isDeleted }: Kept) => sql`
  INSERT INTO undoable_references (act_id, table_name, column_name, record_id, "row", is_deleted)
  SELECT ${actId}::uuid, ${table}, ${column}, extra.${sql.identifier(column)}, to_jsonb(extra), ${isDeleted}::boolean`

const idsOf = (ids: string[]): SQL => sql`${sql.param(ids)}::uuid[]`
