import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  actOn,
  withNextVersion,
  type ResourceErrors,
  type ResourceTable,
  type Row,
  textIn,
} from '#kit/resource/index.server.ts'
import { fieldsOf, type RecordOf, type Resource } from '#kit/resource/index.ts'
import type { Acting } from '#platform/activity/actor.ts'
import { changesOf, record } from '#platform/activity/record.ts'
import { keepMerge } from './keep-merge.server.ts'
import { moveReferences } from './references-to.server.ts'

interface Seen {
  id: string
  version: number
}

interface Merge {
  /** The versions that the user compared. */
  keep: Seen
  others: Seen[]
  /** Takes what the kept record lacks from the others, the first that has it. */
  fill: boolean
}

interface Merging {
  merge: Merge
  errors: ResourceErrors
}

/** The other records go to the trash, and what refers to them then refers to the kept one. */
export function mergeRecords<R extends Resource>(
  acting: Acting,
  of: ResourceTable,
  merging: Merging,
): Promise<RecordOf<R> & { undoId: string | null }>
export function mergeRecords(
  { orm, by }: Acting,
  of: ResourceTable,
  { merge: { keep, others, fill }, errors }: Merging,
): Promise<object> {
  const { resource, table, id, isKept } = of
  const actId = randomUUID()
  return errors.inTransaction(orm, async (transaction) => {
    const ids = others.map((other) => other.id)
    const rows = await transaction
      .select(of.record)
      .from(table)
      .where(and(inArray(id, [keep.id, ...ids]), isKept))
      // One order for all merges keeps two of them from a deadlock.
      .orderBy(asc(id))
      .for('no key update')
    const found = new Map(rows.map((row) => [textIn(row, 'id'), row]))
    const lock = (seen: Seen) => {
      const row = found.get(seen.id)
      if (!row) throw errors.notFound()
      if (row['version'] !== seen.version) throw errors.conflict(row)
      return row
    }
    const kept = lock(keep)
    const merged = others.map(lock)
    requireOneTenant(of, [kept, ...merged], errors)

    const filled = fill ? missingIn(of, kept, merged) : {}
    const names = Object.keys(filled)
    const keepsUndo = await keepMerge(transaction, of, { by, actId, keptId: keep.id, ids, filled })
    const undoId = keepsUndo ? actId : null
    await moveReferences(transaction, of, { to: keep.id, from: ids, actId: undoId ?? undefined })
    await transaction
      .update(table)
      .set({ deletedAt: sql`now()`, ...of.nextVersion })
      .where(inArray(id, ids))
    for (const row of merged) {
      await record(transaction, by, actOn(resource, 'delete', withNextVersion(row)))
    }

    const current = names.length > 0 ? withNextVersion(kept) : kept
    if (names.length > 0) {
      await transaction
        .update(table)
        .set({ ...filled, ...of.nextVersion })
        .where(eq(id, keep.id))
      const changes = changesOf<Row>(kept, { ...kept, ...filled }, names)
      await record(transaction, by, actOn(resource, 'update', current, changes))
    }
    const count = merged.length
    await record(transaction, by, actOn(resource, 'merge', current, { after: { count } }))
    const [row] = await transaction.select(of.record).from(table).where(eq(id, keep.id))
    if (!row) throw new Error('The kept record is locked')
    return { ...row, undoId }
  })
}

/** The kept record gets the references to the others, and a reference stays within its tenant. */
function requireOneTenant({ resource }: ResourceTable, rows: Row[], errors: ResourceErrors) {
  const { belongsTo } = resource
  const tenants = belongsTo === undefined ? [] : rows.map((row) => row[belongsTo])
  if (new Set(tenants).size > 1) throw errors.notFound()
}

const missingIn = ({ resource, links }: ResourceTable, kept: Row, others: Row[]): Row =>
  Object.fromEntries(
    fieldsOf(resource).flatMap(([name]) => {
      if (links[name] || kept[name] !== null) return []
      const value = others.map((row) => row[name]).find((one) => one !== null)
      return value === undefined ? [] : [[name, value]]
    }),
  )
