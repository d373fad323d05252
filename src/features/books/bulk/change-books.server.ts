import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Acting } from '#server/activity/actor.ts'
import type { Database } from '#server/database/database.ts'
import { HttpError } from '#server/http/http-error.ts'
import { books } from '../book.table.server.ts'
import type { BookFilter } from '../list/book-list.ts'
import { readSearchTerm } from '../list/search-term.server.ts'
import { refuse, writing } from '../refusals.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { Bulk, BulkAction, BulkResult } from './book-bulk.ts'
import { type BulkRecord, recordEach, recordWhole } from './record-bulk.server.ts'

/** Up to so many each book has its own row in the record. */
const recordedEach = 1000

/** Each is a transaction of its own: nobody waits long for the rows of another's bulk. */
const batch = 500

/** Does one thing to many books, and tells for each where it could not. */
export async function changeBooks({ orm, by }: Acting, bulk: Bulk): Promise<BulkResult> {
  const { action } = bulk
  if (action.type === 'setGenre') await requireGenre({ orm }, action.genreId)
  if ('ids' in bulk) {
    return changeAll(inBatches(bulk.ids), { orm, action, onRecord: recordEach(by, action) })
  }
  const { filter } = bulk
  const wanted = await wantedBy(orm, filter, action)
  const some = orm
    .select({ id: books.id })
    .from(books)
    .where(wanted)
    .limit(recordedEach + 1)
  const isSmall = (await orm.$count(some.as('some'))) <= recordedEach
  const onRecord = isSmall
    ? recordEach(by, action)
    : recordWhole(by, action, { filter, count: await orm.$count(books, wanted) })
  return changeAll(matching(orm, wanted), { orm, action, onRecord })
}

type Change = { orm: Database['orm']; action: BulkAction; onRecord: BulkRecord }

async function changeAll(
  batches: Iterable<string[]> | AsyncIterable<string[]>,
  change: Change,
): Promise<BulkResult> {
  const result: BulkResult = { changed: 0, failed: [] }
  for await (const ids of batches) {
    const { changed, failed } = await changeBatch(change, ids)
    result.changed += changed
    result.failed.push(...failed)
  }
  return result
}

function* inBatches(ids: string[], size = batch) {
  const unique = [...new Set(ids)]
  for (let start = 0; start < unique.length; start += size) {
    yield unique.slice(start, start + size)
  }
}

/** What a filter finds, of what the action can be done to. */
async function wantedBy(
  orm: Database['orm'],
  { searchTerm, genreId }: BookFilter,
  action: BulkAction,
) {
  const search = await readSearchTerm(orm, searchTerm)
  return and(
    reach(action),
    genreId === undefined ? undefined : eq(books.genreId, genreId),
    search?.found,
  )
}

/** Along their ids: what a batch changes moves nothing under the next. */
async function* matching(orm: Database['orm'], wanted: SQL | undefined) {
  for (let last: string | undefined; ;) {
    const rows = await orm
      .select({ id: books.id })
      .from(books)
      .where(and(wanted, last === undefined ? undefined : gt(books.id, last)))
      .orderBy(asc(books.id))
      .limit(batch)
    last = rows.at(-1)?.id
    if (last === undefined) return
    yield rows.map(({ id }) => id)
  }
}

async function changeBatch(change: Change, ids: string[]): Promise<BulkResult> {
  try {
    const changed = await writing(() => changeTogether(change, ids))
    change.onRecord.settle()
    const missing = ids.filter((id) => !changed.has(id))
    return { changed: changed.size, failed: missing.map((id) => failure(id, refuse.unknownBook())) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const [only, ...others] = ids
    if (only !== undefined && others.length === 0) {
      return { changed: 0, failed: [failure(only, error)] }
    }
    // One that cannot be changed has kept its whole batch from it: now each stands for itself.
    return changeAll(inBatches(ids, 1), change)
  }
}

const changeTogether = ({ orm, action, onRecord }: Change, ids: string[]) =>
  orm.transaction(async (transaction) => {
    const held = await transaction
      .select({ id: books.id, title: books.title, genreId: books.genreId })
      .from(books)
      .where(and(inArray(books.id, ids), reach(action)))
      .orderBy(asc(books.id))
      .for('update')
    const found = held.map(({ id }) => id)
    if (found.length === 0) return new Set<string>()
    await transaction
      .update(books)
      .set({ ...changes(action), version: sql`${books.version} + 1` })
      .where(inArray(books.id, found))
    await onRecord.write(transaction, held)
    return new Set(found)
  })

function changes(action: BulkAction) {
  if (action.type === 'setGenre') return { genreId: action.genreId }
  return { deletedAt: action.type === 'delete' ? sql`now()` : null }
}

/** What an action can be done to. */
const reach = ({ type }: BulkAction): SQL =>
  type === 'restore' ? isNotNull(books.deletedAt) : isNull(books.deletedAt)

const failure = (id: string, { code, message }: HttpError) => ({ id, code, message })
