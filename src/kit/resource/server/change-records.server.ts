import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Acting } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { withinTime } from '#platform/database/within-time.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import {
  type BulkPlace,
  idsAfter,
  readBulkCursor,
  writeBulkCursor,
} from '#platform/list/bulk-walk.ts'
import { literal } from '#platform/list/search-term.ts'
import {
  type Bulk,
  type BulkAction,
  changesOfAction,
  fieldSetBy,
  isAlready,
  reach,
  strayFieldOf,
  wouldChange,
} from './bulk-action.server.ts'
import { type BulkPreview, previewBulk } from './bulk-preview.server.ts'
import { type BulkRecord, isOnRecord, recordEach, recordWhole } from './bulk-record.server.ts'
import {
  filterLiterals,
  type References,
  requireReferences,
  unknownReference,
} from './filters/filters.server.ts'
import type { BulkResult } from './list-schemas.server.ts'
import type { ResourceErrors } from './resource-errors.server.ts'
import { type ResourceTable, type Row, textIn } from './resource-table.server.ts'
import { searchOf } from './search.server.ts'
import { type UndoKeeper, undoKeeper } from './undo/keep-changes.server.ts'
import { undoVerb } from './undo/undo-bulk.server.ts'

/** Up to this many records, the activity record has a row for each. */
const recordedEach = 1000

/** A transaction per batch, so that row locks stay short. */
const batch = 500

const part = 5000

/** Beside the columns of a record: no field can have this name. */
const stray = '#stray'

type Orm = Pick<Database, 'orm'>
type Previewed = { action: BulkAction } & ({ ids: string[] } | { filter: Row })
type OverFilter = Extract<Bulk, { filter: unknown }>
type Outcome = Pick<BulkResult, 'changed' | 'failed'>
interface Change {
  orm: Database['orm']
  action: BulkAction
  onRecord: BulkRecord
  undo: UndoKeeper
  outcome: Outcome
}

interface Parts {
  errors: ResourceErrors
  references: References
}

export function bulkVerbs(of: ResourceTable, { errors, references }: Parts) {
  const { resource, table, id } = of
  const search = searchOf(of)

  /** Lists may leave out the field that is set, which the activity record needs. */
  function shownBy(action: BulkAction) {
    const field = fieldSetBy(resource, action)
    const shown = resource.trash ? of.summary : of.record
    return field === undefined ? shown : { ...shown, [field]: of.column(field) }
  }

  const wantedBy = async (orm: Database['orm'], filter: Row, action: BulkAction) =>
    and(await reachedBy(orm, filter, action), wouldChange(of, action))

  async function reachedBy(orm: Database['orm'], filter: Row, action: BulkAction) {
    const searched = filter['searchTerm']
    const term = await search?.read(orm, typeof searched === 'string' ? searched : undefined)
    return and(
      reach(of, action),
      ...filterLiterals(of, filter),
      term && search?.foundBy(term, literal(term)),
    )
  }

  async function requireSet(context: Orm, action: BulkAction) {
    const field = fieldSetBy(resource, action)
    const value = field === undefined ? undefined : action[field]
    if (field === undefined || typeof value !== 'string') return
    await requireReferences(context, resource, { field, ids: [value], references })
  }

  async function changeFound({ orm, by }: Acting, bulk: OverFilter): Promise<BulkResult> {
    const { filter, action } = bulk
    const wanted = await wantedBy(orm, filter, action)
    const { total, recordId, ...begun } = await placeOf({ orm, by }, bulk, wanted)
    const onRecord =
      total > recordedEach
        ? recordWhole(resource, by, { action, filter, count: total }, recordId)
        : recordEach(resource, by, action)
    const undo = undoKeeper(of, by, action)
    const change: Change = { orm, action, onRecord, undo, outcome: { changed: 0, failed: [] } }
    let { last } = begun
    for (let done = 0; done < part; done += batch) {
      const ids = await idsAfter({ orm }, { table, id, wanted }, { last, size: batch })
      await changeBatch(change, ids)
      last = ids.length === batch ? ids.at(-1) : undefined
      if (last === undefined) {
        return { ...change.outcome, total, nextCursor: null, undoId: undo.actId() }
      }
    }
    const place = { last, total, recordId: onRecord.recordId() }
    const nextCursor = writeBulkCursor({ filter, action }, place)
    return { ...change.outcome, total, nextCursor, undoId: undo.actId() }
  }

  /** Resumes at the cursor if the activity record has its bulk; otherwise counts again. */
  async function placeOf(
    acting: Acting,
    { filter, action, cursor }: OverFilter,
    wanted: SQL | undefined,
  ): Promise<BulkPlace> {
    const begun = cursor === undefined ? undefined : readBulkCursor({ filter, action }, cursor)
    const whole = { action, filter, count: begun?.total ?? 0 }
    if (begun && (await isOnRecord(resource, acting, whole, begun.recordId))) return begun
    return { last: begun?.last, total: await acting.orm.$count(table, wanted) }
  }

  async function changeBatch(change: Change, ids: string[]): Promise<void> {
    const { onRecord, outcome, undo } = change
    if (ids.length === 0) return
    try {
      const { held, changed, strays } = await errors.withConstraints(() =>
        changeTogether(change, ids),
      )
      onRecord.settle()
      undo.settle()
      const missing = ids.filter((one) => !held.has(one))
      outcome.changed += changed
      outcome.failed.push(...strays, ...(await missed(change, missing)))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (ids.length === 1) outcome.failed.push(...ids.map((one) => failure(one, error)))
      // One failing record rolls back its whole batch, so retry the records one by one.
      else for (const one of inBatches(ids, 1)) await changeBatch(change, one)
    }
  }

  /** Rows locked by another transaction are reported as in use. */
  async function missed({ orm, action }: Change, ids: string[]) {
    if (ids.length === 0) return []
    const inUse = await orm
      .select({ id })
      .from(table)
      .where(and(inArray(id, ids), reach(of, action)))
    const taken = new Set(inUse.map((row) => textIn(row, 'id')))
    return ids.map((one) => failure(one, taken.has(one) ? errors.inUse() : errors.notFound()))
  }

  /** Never waits for locks: a transaction that holds many records and waits could deadlock with an import. */
  const changeTogether = ({ orm, action, onRecord, undo }: Change, ids: string[]) =>
    orm.transaction(async (transaction) => {
      await transaction.execute(sql`SET LOCAL lock_timeout = '200ms'`)
      const held = await transaction
        .select({ ...shownBy(action), [stray]: strayFieldOf(of, action).as(stray) })
        .from(table)
        .where(and(inArray(id, ids), reach(of, action)))
        .orderBy(asc(id))
        .for('no key update', { skipLocked: true })
      const differing = held.filter((row) => !isAlready(resource, row, action))
      const changing = differing.filter((row) => row[stray] === null)
      const strays = differing
        .filter((row) => row[stray] !== null)
        .map((row) => failure(textIn(row, 'id'), unknownReference(resource, textIn(row, stray))))
      const outcome = { held: new Set(idsOf(held)), changed: changing.length, strays }
      if (changing.length === 0) return outcome
      await undo.keep(transaction, idsOf(changing))
      if (action.type === 'delete' && !resource.trash) {
        await transaction.delete(table).where(inArray(id, idsOf(changing)))
      } else {
        await transaction
          .update(table)
          .set({ ...changesOfAction(resource, action), ...of.nextVersion })
          .where(inArray(id, idsOf(changing)))
      }
      await onRecord.write(transaction, changing)
      return outcome
    })

  return {
    async bulk({ orm, by }: Acting, bulk: Bulk): Promise<BulkResult> {
      const { action } = bulk
      await requireSet({ orm }, action)
      if ('filter' in bulk) return changeFound({ orm, by }, bulk)
      const outcome: Outcome = { changed: 0, failed: [] }
      const onRecord = recordEach(resource, by, action)
      const undo = undoKeeper(of, by, action)
      const ids = [...new Set(bulk.ids)]
      for (const some of inBatches(ids)) {
        await changeBatch({ orm, action, onRecord, undo, outcome }, some)
      }
      return { ...outcome, total: ids.length, nextCursor: null, undoId: undo.actId() }
    },

    undo: undoVerb(of, errors),

    /** Counts without a limit, by the same rules as a bulk action on the filter. */
    async count({ orm }: Orm, filter: Row): Promise<{ count: number }> {
      const wanted = await wantedBy(orm, filter, { type: 'delete' })
      return { count: await withinTime(orm, (transaction) => transaction.$count(table, wanted)) }
    },

    /** Previews what `bulk` would do. */
    async preview({ orm }: Orm, { action, ...chosen }: Previewed): Promise<BulkPreview> {
      await requireSet({ orm }, action)
      const field = fieldSetBy(resource, action)
      const wanted =
        'ids' in chosen
          ? and(inArray(id, chosen.ids), reach(of, action))
          : await reachedBy(orm, chosen.filter, action)
      const ids = 'ids' in chosen ? [...new Set(chosen.ids)] : undefined
      return withinTime(orm, (transaction) =>
        previewBulk({ orm: transaction }, of, { action, field, wanted, ids, errors }),
      )
    },
  }
}

const idsOf = (rows: Row[]) => rows.map((row) => textIn(row, 'id'))

function* inBatches(ids: string[], size = batch) {
  for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size)
}

const failure = (id: string, { code, message }: HttpError) => ({ id, code, message })
