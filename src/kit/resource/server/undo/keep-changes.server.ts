import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Actor } from '#platform/activity/actor.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { type BulkAction, fieldSetBy } from '../bulk-action.server.ts'
import type { ResourceTable } from '../resource-table.server.ts'
import { keepAct } from './find-act.server.ts'

export interface UndoKeeper {
  /** Before the records change, in the same transaction. */
  keep: (transaction: Transaction, ids: string[]) => Promise<void>
  settle: () => void
  /** Null if nothing was changed, or if it can't be undone. */
  actId: () => string | null
}

/** A deletion is permanent where there is no trash. */
const isReversible = ({ resource }: ResourceTable, action: BulkAction) =>
  resource.trash || fieldSetBy(resource, action) !== undefined

export function undoKeeper(of: ResourceTable, by: Actor, action: BulkAction): UndoKeeper {
  const { resource, table, id } = of
  const actId = randomUUID()
  const field = fieldSetBy(resource, action)
  const before = field === undefined ? sql`NULL` : sql`to_jsonb(${of.column(field)})`
  const version = of.nextVersion.version ?? sql`NULL`
  let isWritten = false
  let isKept = false
  return {
    async keep(transaction, ids) {
      if (!isReversible(of, action)) return
      if (!(await keepAct(transaction, by, { id: actId, resource: resource.name, action }))) return
      await transaction.execute(sql`
        INSERT INTO undoable_changes (act_id, record_id, version, before)
        SELECT ${actId}::uuid, ${id}, ${version}, ${before} FROM ${table} WHERE ${inArray(id, ids)}`)
      isWritten = true
    },
    settle: () => void (isKept ||= isWritten),
    actId: () => (isKept ? actId : null),
  }
}
