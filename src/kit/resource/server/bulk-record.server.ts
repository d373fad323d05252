import { and, eq, gt, sql } from 'drizzle-orm'
import type { Acting, Actor } from '#platform/activity/actor.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { record, recordOne } from '#platform/activity/record.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Resource } from '../resource.ts'
import { actOfAction, type BulkAction } from './bulk-action.server.ts'
import { actOf } from './record-change.server.ts'
import type { Row } from './resource-table.server.ts'

type Transaction = Pick<Acting['orm'], 'insert'>

export interface BulkRecord {
  write: (transaction: Transaction, changed: Row[]) => Promise<void>
  settle: () => void
  /** The id of the row for the whole bulk; undefined until it is committed. */
  recordId: () => string | undefined
}

/** In milliseconds: a later part of the same bulk starts a new row. */
const goesOn = 60 * 60_000

export const recordEach = (resource: Resource, by: Actor, action: BulkAction): BulkRecord => ({
  write: (transaction, changed) =>
    record(transaction, by, ...changed.map((row) => actOfAction(resource, row, action))),
  settle() {},
  recordId: () => undefined,
})

export interface Whole {
  action: BulkAction
  filter: Row
  count: number
}

/** One row for all records of the filter, written with the first batch. */
export function recordWhole(
  resource: Resource,
  by: Actor,
  whole: Whole,
  recordId: string | undefined,
): BulkRecord {
  let written = recordId
  let settled = recordId
  return {
    async write(transaction) {
      if (settled !== undefined) return
      written = await recordOne(transaction, by, actOf(resource, 'bulk', { after: factsOf(whole) }))
    },
    settle: () => void (settled = written),
    recordId: () => settled,
  }
}

/** A caller can forge a cursor, so the activity record decides whether it has this bulk. */
export async function isOnRecord(
  resource: Resource,
  { orm, by }: Acting,
  whole: Whole,
  recordId: string | undefined,
): Promise<boolean> {
  if (recordId === undefined || by.type !== 'user') return false
  const lately = firstIdAt(new Date(Date.now() - goesOn))
  const found = await orm.$count(
    activities,
    and(
      eq(activities.id, recordId),
      gt(activities.id, lately),
      eq(activities.actorId, by.id),
      sql`${activities.action} = ${`${resource.name}.bulk`}`,
      eq(activities.after, factsOf(whole)),
    ),
  )
  return found > 0
}

const factsOf = ({ action, filter, count }: Whole) => ({ filter, count, bulk: action })
