import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Acting } from '#platform/activity/actor.ts'
import type { Database } from '#platform/database/database.ts'
import { HttpError } from '#platform/http/http-error.ts'
import {
  type BulkPlace,
  idsAfter,
  readBulkCursor,
  writeBulkCursor,
} from '#platform/list/bulk-walk.ts'
import { literal } from '#platform/list/search-term.ts'
import { bookErrors, withBookConstraints } from '../book-errors.server.ts'
import { books } from '../book.table.server.ts'
import type { BookFilter } from '../list/book-list.server.ts'
import { foundBy, readSearchTerm } from '../list/search-term.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { Bulk, BulkAction, BulkResult } from './book-bulk.server.ts'
import {
  type BulkRecord,
  type Held,
  isOnRecord,
  recordEach,
  recordWhole,
} from './record-bulk.server.ts'

/** Up to this many books, the activity log has a row for each book. */
const recordedEach = 1000

/** A transaction per batch, so that row locks stay short. */
const batch = 500

const part = 5000

export async function changeBooks({ orm, by }: Acting, bulk: Bulk): Promise<BulkResult> {
  const { action } = bulk
  if (action.type === 'setGenre') await requireGenre({ orm }, action.genreId)
  if ('filter' in bulk) return changeFound({ orm, by }, bulk)
  const outcome: Outcome = { changed: 0, failed: [] }
  const change: Change = { orm, action, onRecord: recordEach(by, action), outcome }
  const ids = [...new Set(bulk.ids)]
  for (const some of inBatches(ids)) await changeBatch(change, some)
  return { ...outcome, total: ids.length, nextCursor: null }
}

/** Counts without a limit, by the same rules as a bulk action on the filter. */
export async function countBooks({ orm }: Pick<Database, 'orm'>, filter: BookFilter) {
  return { count: await orm.$count(books, await wantedBy(orm, filter, { type: 'delete' })) }
}

async function changeFound({ orm, by }: Acting, bulk: OverFilter): Promise<BulkResult> {
  const { filter, action } = bulk
  const wanted = await wantedBy(orm, filter, action)
  const { total, recordId, ...begun } = await placeOf({ orm, by }, bulk, wanted)
  const onRecord =
    total > recordedEach
      ? recordWhole(by, action, { filter, count: total }, recordId)
      : recordEach(by, action)
  const change: Change = { orm, action, onRecord, outcome: { changed: 0, failed: [] } }
  let { last } = begun
  for (let done = 0; done < part; done += batch) {
    const ids = await idsAfter(
      { orm },
      { table: books, id: books.id, wanted },
      { last, size: batch },
    )
    await changeBatch(change, ids)
    last = ids.length === batch ? ids.at(-1) : undefined
    if (last === undefined) return { ...change.outcome, total, nextCursor: null }
  }
  const place = { last, total, recordId: onRecord.recordId() }
  return { ...change.outcome, total, nextCursor: writeBulkCursor({ filter, action }, place) }
}

/** Resumes at the cursor if the activity log has its bulk; otherwise counts again. */
async function placeOf(
  acting: Acting,
  { filter, action, cursor }: OverFilter,
  wanted: SQL | undefined,
): Promise<BulkPlace> {
  const begun = cursor === undefined ? undefined : readBulkCursor({ filter, action }, cursor)
  const whole = { filter, count: begun?.total ?? 0 }
  if (begun && (await isOnRecord(acting, action, whole, begun.recordId))) return begun
  return { last: begun?.last, total: await acting.orm.$count(books, wanted) }
}

type OverFilter = Extract<Bulk, { filter: unknown }>
type Outcome = Pick<BulkResult, 'changed' | 'failed'>
type Change = { orm: Database['orm']; action: BulkAction; onRecord: BulkRecord; outcome: Outcome }

function* inBatches(ids: string[], size = batch) {
  for (let start = 0; start < ids.length; start += size) yield ids.slice(start, start + size)
}

async function wantedBy(
  orm: Database['orm'],
  { searchTerm, genreId, cover }: BookFilter,
  action: BulkAction,
) {
  const search = await readSearchTerm(orm, searchTerm)
  return and(
    reach(action),
    action.type === 'setGenre' ? ne(books.genreId, action.genreId) : undefined,
    genreId === undefined ? undefined : eq(books.genreId, genreId),
    cover && isNull(books.coverId),
    search && foundBy(search, literal(search)),
  )
}

async function changeBatch(change: Change, ids: string[]): Promise<void> {
  const { onRecord, outcome } = change
  if (ids.length === 0) return
  try {
    const { held, changed } = await withBookConstraints(() => changeTogether(change, ids))
    onRecord.settle()
    const missing = ids.filter((id) => !held.has(id))
    outcome.changed += changed
    outcome.failed.push(...(await missed(change, missing)))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (ids.length === 1) outcome.failed.push(...ids.map((id) => failure(id, error)))
    // One failing book rolls back its whole batch, so retry the books one by one.
    else for (const one of inBatches(ids, 1)) await changeBatch(change, one)
  }
}

/** Rows locked by another transaction are reported as in use. */
async function missed({ orm, action }: Change, ids: string[]) {
  if (ids.length === 0) return []
  const inUse = await orm
    .select({ id: books.id })
    .from(books)
    .where(and(inArray(books.id, ids), reach(action)))
  const taken = new Set(inUse.map(({ id }) => id))
  return ids.map((id) =>
    failure(id, taken.has(id) ? bookErrors.bookInUse() : bookErrors.unknownBook()),
  )
}

/** Never waits for locks: a transaction that holds many books and waits could deadlock with an import. */
const changeTogether = ({ orm, action, onRecord }: Change, ids: string[]) =>
  orm.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL lock_timeout = '200ms'`)
    const held = await transaction
      .select({ id: books.id, title: books.title, genreId: books.genreId })
      .from(books)
      .where(and(inArray(books.id, ids), reach(action)))
      .orderBy(asc(books.id))
      .for('no key update', { skipLocked: true })
    const changing = held.filter((book) => !isAlready(book, action))
    const outcome = { held: new Set(held.map(({ id }) => id)), changed: changing.length }
    if (changing.length === 0) return outcome
    const found = changing.map(({ id }) => id)
    await transaction
      .update(books)
      .set({ ...changes(action), version: sql`${books.version} + 1` })
      .where(inArray(books.id, found))
    await onRecord.write(transaction, changing)
    return outcome
  })

const isAlready = ({ genreId }: Held, action: BulkAction) =>
  action.type === 'setGenre' && genreId === action.genreId

function changes(action: BulkAction) {
  if (action.type === 'setGenre') return { genreId: action.genreId }
  return { deletedAt: action.type === 'delete' ? sql`now()` : null }
}

const reach = ({ type }: BulkAction): SQL =>
  type === 'restore' ? isNotNull(books.deletedAt) : isNull(books.deletedAt)

const failure = (id: string, { code, message }: HttpError) => ({ id, code, message })
