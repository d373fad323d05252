import { inArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import {
  keepAct,
  type ResourceTable,
  type Row,
  undoableChanges,
} from '#kit/resource/index.server.ts'
import type { Actor } from '#platform/activity/actor.ts'
import type { Transaction } from '#platform/database/transaction.ts'

interface Merge {
  by: Actor
  actId: string
  keptId: string
  ids: string[]
  /** The fields that the kept record takes from the others. */
  filled: Row
}

/** False if the merge can't be undone. The change of the kept record is the one with `after`. */
export async function keepMerge(
  transaction: Transaction,
  of: ResourceTable,
  { by, actId, keptId, ids, filled }: Merge,
): Promise<boolean> {
  const { resource, table, id } = of
  if (!(await keepAct(transaction, by, { id: actId, resource: resource.name, action: null }))) {
    return false
  }
  await transaction.execute(sql`
    INSERT INTO undoable_changes (act_id, record_id, version)
    SELECT ${actId}::uuid, ${id}, ${of.nextVersion.version ?? sql`NULL`} FROM ${table} WHERE ${inArray(id, ids)}`)
  const after = Object.fromEntries(
    Object.entries(filled).map(([name, value]) => {
      const column = of.column(name)
      return [toSnakeCase(column.name), column.mapToDriverValue(value)]
    }),
  )
  await transaction.insert(undoableChanges).values({ actId, recordId: keptId, after })
  return true
}
