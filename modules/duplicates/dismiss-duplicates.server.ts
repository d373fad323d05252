import { and, count, eq, inArray, max, min, sql } from 'drizzle-orm'
import {
  alikeColumnOf,
  type ResourceErrors,
  type ResourceTable,
} from '#kit/resource/index.server.ts'
import type { Database } from '#platform/database/database.ts'
import { distinctRecords } from './distinct-records.table.server.ts'

interface Dismissal {
  rule: string
  ids: string[]
  /** False takes the decision back. */
  dismissed: boolean
}

/** Remembers that these records are no duplicates; another one that is alike brings the group back. */
export function dismissDuplicates(
  { orm }: Pick<Database, 'orm'>,
  of: ResourceTable,
  { dismissal: { rule, ids, dismissed }, errors }: { dismissal: Dismissal; errors: ResourceErrors },
): Promise<void> {
  const { resource, table, id, isKept } = of
  const column = alikeColumnOf(of, rule)
  return orm.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ count: count(), first: min(column), last: max(column) })
      .from(table)
      .where(and(inArray(id, ids), isKept))
    const key = found?.first
    if (!found || found.count < ids.length || typeof key !== 'bigint' || key !== found.last) {
      throw errors.notFound()
    }
    const same = and(
      eq(distinctRecords.resource, resource.name),
      eq(distinctRecords.rule, rule),
      eq(distinctRecords.key, key),
    )
    if (!dismissed) {
      await transaction.delete(distinctRecords).where(same)
      return
    }
    await transaction
      .insert(distinctRecords)
      .values({ resource: resource.name, rule, key, recordIds: ids })
      .onConflictDoUpdate({
        target: [distinctRecords.resource, distinctRecords.rule, distinctRecords.key],
        set: {
          recordIds: sql`ARRAY(SELECT unnest(${distinctRecords.recordIds}) UNION SELECT unnest(excluded.record_ids))`,
        },
      })
  })
}
