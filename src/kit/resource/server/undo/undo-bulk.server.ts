import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Acting, Actor } from '#platform/activity/actor.ts'
import { record } from '#platform/activity/record.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { type BulkAction, changesOfAction, fieldSetBy, reach } from '../bulk-action.server.ts'
import { actOn } from '../record-change.server.ts'
import type { ResourceErrors } from '../resource-errors.server.ts'
import { type ResourceTable, type Row, textIn } from '../resource-table.server.ts'
import { findAct } from './find-act.server.ts'
import { undoableActs, undoableChanges } from './undo.table.server.ts'

const batch = 500

interface Failure {
  id: string
  code: string
  message: string
}

export interface Undone {
  changed: number
  failed: Failure[]
}

interface Undoing {
  by: Actor
  actId: string
  action: BulkAction
}

/** Gives the records of a bulk action their former values; what was changed since is reported and left alone. */
export function undoVerb(of: ResourceTable, errors: ResourceErrors) {
  const { resource, table, id } = of

  const changeOf = (actId: string, column: SQL) =>
    sql`(SELECT ${column} FROM undoable_changes AS change
      WHERE change.act_id = ${actId}::uuid AND change.record_id = ${id})`

  /** The records that are still as the action left them. */
  function isAsLeft({ actId, action }: Undoing): SQL | undefined {
    const field = fieldSetBy(resource, action)
    if (field !== undefined) {
      const column = of.column(field)
      return and(of.isKept, sql`${column} IS NOT DISTINCT FROM ${sql.param(action[field], column)}`)
    }
    const opposite = { type: action.type === 'delete' ? 'restore' : 'delete' }
    const { version } = of.nextVersion
    const isUnchanged = version && eq(of.column('version'), changeOf(actId, sql`change.version`))
    return and(reach(of, opposite), isUnchanged)
  }

  function formerValues({ actId, action }: Undoing): Row {
    const field = fieldSetBy(resource, action)
    if (field === undefined) {
      return changesOfAction(resource, { type: action.type === 'delete' ? 'restore' : 'delete' })
    }
    const column = sql.identifier(toSnakeCase(of.column(field).name))
    const former = sql`(jsonb_populate_record(NULL::${table},
      jsonb_build_object(${sql.raw(`'${toSnakeCase(of.column(field).name)}'`)}, change.before))).${column}`
    return { [field]: changeOf(actId, former) }
  }

  async function undoTogether(orm: Acting['orm'], undoing: Undoing, ids: string[]) {
    const { by, actId, action } = undoing
    return orm.transaction(async (transaction) => {
      await transaction.execute(sql`SET LOCAL lock_timeout = '200ms'`)
      const held = await transaction
        .select({ id })
        .from(table)
        .where(and(inArray(id, ids), isAsLeft(undoing)))
        .orderBy(asc(id))
        .for('no key update', { skipLocked: true })
      const changing = held.map((row) => textIn(row, 'id'))
      const { open, failed } = await failuresOf(transaction, undoing, { ids, changing })
      if (changing.length > 0) {
        const rows = await transaction
          .update(table)
          .set({ ...formerValues(undoing), ...of.nextVersion })
          .where(inArray(id, changing))
          .returning(of.record)
        await record(transaction, by, ...rows.map((row) => actOf(row, action)))
      }
      await transaction
        .delete(undoableChanges)
        .where(
          and(
            eq(undoableChanges.actId, actId),
            inArray(undoableChanges.recordId, ids),
            open.length > 0 ? notInArray(undoableChanges.recordId, open) : undefined,
          ),
        )
      return { changed: changing.length, failed }
    })
  }

  function actOf(row: Row, action: BulkAction) {
    const field = fieldSetBy(resource, action)
    if (field === undefined) {
      return actOn(resource, action.type === 'delete' ? 'restore' : 'delete', row)
    }
    const [before, after] = [{ [field]: action[field] }, { [field]: row[field] }]
    return actOn(resource, 'update', row, { before, after })
  }

  /** Gone, changed since, or locked by another transaction: only those that are locked can be undone later. */
  async function failuresOf(
    transaction: Transaction,
    undoing: Undoing,
    { ids, changing }: { ids: string[]; changing: string[] },
  ) {
    const left = ids.filter((one) => !changing.includes(one))
    if (left.length === 0) return { open: [], failed: [] }
    const rows = await transaction
      .select({ id, isAsLeft: sql<boolean>`${isAsLeft(undoing)}`.as('is_as_left') })
      .from(table)
      .where(inArray(id, left))
    const found = new Map(rows.map((row) => [textIn(row, 'id'), row.isAsLeft]))
    const open = left.filter((one) => found.get(one) === true)
    const errorFor = (one: string) => {
      if (!found.has(one)) return errors.notFound()
      return open.includes(one) ? errors.inUse() : errors.conflict(null)
    }
    return { open, failed: left.map((one) => failure(one, errorFor(one))) }
  }

  async function undoBatch(orm: Acting['orm'], undoing: Undoing, ids: string[]): Promise<Undone> {
    try {
      return await errors.withConstraints(() => undoTogether(orm, undoing, ids))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (ids.length === 1) return { changed: 0, failed: ids.map((one) => failure(one, error)) }
    }
    // One failing record rolls back its whole batch, so retry the records one by one.
    const outcome: Undone = { changed: 0, failed: [] }
    for (const one of ids) add(outcome, await undoBatch(orm, undoing, [one]))
    return outcome
  }

  return async function undo({ orm, by }: Acting, actId: string): Promise<Undone> {
    const act = await findAct({ orm, by }, resource.name, actId)
    if (!act?.action) throw errors.notFound()
    const outcome: Undone = { changed: 0, failed: [] }
    const kept = await orm
      .select({ id: undoableChanges.recordId })
      .from(undoableChanges)
      .where(eq(undoableChanges.actId, actId))
      .orderBy(asc(undoableChanges.recordId))
    const ids = kept.map((change) => change.id)
    for (let start = 0; start < ids.length; start += batch) {
      const some = ids.slice(start, start + batch)
      add(outcome, await undoBatch(orm, { by, actId, action: act.action }, some))
    }
    const open = await orm.$count(undoableChanges, eq(undoableChanges.actId, actId))
    if (open === 0) await orm.delete(undoableActs).where(eq(undoableActs.id, actId))
    return outcome
  }
}

function add(outcome: Undone, { changed, failed }: Undone) {
  outcome.changed += changed
  outcome.failed.push(...failed)
}

const failure = (id: string, { code, message }: HttpError) => ({ id, code, message })
