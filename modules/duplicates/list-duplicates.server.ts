import { and, inArray, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { alikeColumnOf, type ResourceTable, textIn } from '#kit/resource/index.server.ts'
import type { Resource, SummaryOf } from '#kit/resource/index.ts'
import type { Database } from '#platform/database/database.ts'
import { withinTime } from '#platform/database/within-time.ts'
import { decryptCursor, encryptCursor, type Paging } from '#platform/list/page.ts'
import { distinctRecords } from './distinct-records.table.server.ts'
import { countReferences } from './references-to.server.ts'

/** Larger groups show their first records; the others follow when these are merged. */
const mostShown = 10

interface Groups<Item> {
  items: { key: string; count: number; records: (Item & { uses: number })[] }[]
  nextCursor: string | null
}

type Asked = Paging & { rule: string }

const written = z.tuple([z.string().check(z.regex(/^-?\d{1,19}$/))])

/** Groups in the order of their keys, along the index of the rule. */
export function listDuplicates<R extends Resource>(
  database: Pick<Database, 'orm'>,
  of: ResourceTable,
  asked: Asked,
): Promise<Groups<SummaryOf<R>>>
export async function listDuplicates(
  { orm }: Pick<Database, 'orm'>,
  of: ResourceTable,
  { rule, limit, cursor }: Asked,
): Promise<object> {
  const { resource, table, id, isKept } = of
  const list = ['duplicates', resource.name, rule]
  const column = alikeColumnOf(of, rule)
  const [after] = cursor === undefined ? [] : decryptCursor(list, cursor, written)
  const start = after === undefined ? undefined : sql`${column} > ${after}::bigint`
  return withinTime(orm, async (transaction) => {
    const { rows } = await transaction.execute<{ key: string; count: number; ids: string[] }>(sql`
      SELECT alike.key::text AS "key", members.count, members.ids[1:${mostShown}] AS "ids"
      FROM (
        SELECT ${column} AS key FROM ${table}
        WHERE ${and(isKept, sql`${column} IS NOT NULL`, start)}
        GROUP BY ${column} HAVING count(*) > 1 ORDER BY ${column}
      ) AS alike
      CROSS JOIN LATERAL (
        SELECT array_agg(${id} ORDER BY ${id}) AS ids, count(*)::int AS count FROM ${table}
        WHERE ${and(isKept, sql`${column} = alike.key`)}
      ) AS members
      WHERE NOT EXISTS (
        SELECT FROM ${distinctRecords}
        WHERE ${distinctRecords.resource} = ${resource.name} AND ${distinctRecords.rule} = ${rule}
          AND ${distinctRecords.key} = alike.key AND ${distinctRecords.recordIds} @> members.ids
      )
      ORDER BY alike.key LIMIT ${limit + 1}`)
    const groups = rows.slice(0, limit)
    const ids = groups.flatMap((group) => group.ids)
    const found =
      ids.length === 0
        ? []
        : await transaction.select(of.summary).from(table).where(inArray(id, ids))
    const uses = await countReferences(transaction, of, ids)
    const records = new Map(found.map((row) => [textIn(row, 'id'), row]))
    const last = rows.length > limit ? groups.at(-1) : undefined
    return {
      items: groups.map(({ key, count, ids: members }) => ({
        key,
        count,
        records: members.flatMap((one) => {
          const row = records.get(one)
          return row ? [{ ...row, uses: uses.get(one) ?? 0 }] : []
        }),
      })),
      nextCursor: last ? encryptCursor(list, [last.key]) : null,
    }
  })
}
