import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { z } from 'zod/mini'
import {
  actOn,
  findAct,
  type ResourceErrors,
  type ResourceTable,
  type Row,
  textIn,
  undoableActs,
  undoableChanges,
  undoneSchema,
} from '#kit/resource/index.server.ts'
import type { Acting } from '#platform/activity/actor.ts'
import { changesOf, record } from '#platform/activity/record.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { restoreReferences } from './restore-references.server.ts'

const references = z.object({ restored: z.int(), kept: z.int() })

export const mergeUndoneSchema = z.object({ ...undoneSchema.shape, references })

interface Undoing {
  actId: string
  errors: ResourceErrors
}

/** Records that were changed since the merge are reported and left alone. */
export function undoMerge(
  { orm, by }: Acting,
  of: ResourceTable,
  { actId, errors }: Undoing,
): Promise<z.infer<typeof mergeUndoneSchema>> {
  const { resource, table, id } = of
  return errors.inTransaction(orm, async (transaction) => {
    const act = await findAct({ orm: transaction, by }, resource.name, actId)
    if (!act || act.action) throw errors.notFound()
    // A second undo at the same time waits here, and finds nothing.
    const changes = await transaction
      .delete(undoableChanges)
      .where(eq(undoableChanges.actId, actId))
      .returning()
    const kept = changes.find(({ after }) => after !== null)
    if (!kept) throw errors.notFound()
    const others = changes.filter(({ after }) => after === null)
    const rows = await transaction
      .select(of.record)
      .from(table)
      .where(
        inArray(
          id,
          [kept, ...others].map(({ recordId }) => recordId),
        ),
      )
      // One order for all merges keeps two of them from a deadlock.
      .orderBy(asc(id))
      .for('no key update')
    const found = new Map(rows.map((row) => [textIn(row, 'id'), row]))
    const isAsLeft = ({ recordId, version }: (typeof others)[number]) => {
      const row = found.get(recordId)
      return row !== undefined && row['deletedAt'] !== null && row['version'] === version
    }
    const ids = others.filter(isAsLeft).map(({ recordId }) => recordId)

    const former = found.get(kept.recordId)
    if (former && ids.length > 0) {
      await emptyFilled({ orm: transaction, by }, of, { former, after: kept.after })
    }
    const restored =
      ids.length === 0
        ? []
        : await transaction
            .update(table)
            .set({ deletedAt: null, ...of.nextVersion })
            .where(inArray(id, ids))
            .returning(of.record)
    await record(transaction, by, ...restored.map((row) => actOn(resource, 'restore', row)))
    const counts = await restoreReferences(transaction, { actId, keptId: kept.recordId, ids })
    await transaction.delete(undoableActs).where(eq(undoableActs.id, actId))

    const failed = others
      .filter((change) => !isAsLeft(change))
      .map(({ recordId }) => {
        const error = found.has(recordId) ? errors.conflict(null) : errors.notFound()
        return { id: recordId, code: error.code, message: error.message }
      })
    return { changed: ids.length, failed, references: counts }
  })
}

interface Filled {
  former: Row
  after: unknown
}

/** Empties the fields that the merge has filled, unless they have another value by now. */
async function emptyFilled(
  { orm, by }: { orm: Transaction; by: Acting['by'] },
  of: ResourceTable,
  { former, after }: Filled,
) {
  const { resource, table, id } = of
  const ofRecord = eq(id, textIn(former, 'id'))
  const { rows } = await orm.execute<{ key: string }>(sql`
    SELECT key FROM ${table} AS now, jsonb_each(${JSON.stringify(after)}::jsonb) AS filled (key, value)
    WHERE now.id = ${textIn(former, 'id')}::uuid AND to_jsonb(now) -> key IS NOT DISTINCT FROM to_jsonb(
      jsonb_populate_record(NULL::${table}, jsonb_build_object(key, value))) -> key`)
  const keys = new Set(rows.map(({ key }) => key))
  const names = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    keys.has(toSnakeCase(column.name)) ? [name] : [],
  )
  if (names.length === 0) return
  const emptied = Object.fromEntries(names.map((name) => [name, null]))
  const [row] = await orm
    .update(table)
    .set({ ...emptied, ...of.nextVersion })
    .where(and(ofRecord, isNull(of.column('deletedAt'))))
    .returning(of.record)
  if (!row) return
  const changes = changesOf<Row>(former, { ...former, ...emptied }, names)
  await record(orm, by, actOn(resource, 'update', row, changes))
}
