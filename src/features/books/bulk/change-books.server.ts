import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { HttpError } from '#server/http/http-error.ts'
import { books } from '../book.table.server.ts'
import type { BookFilter } from '../list/book-list.ts'
import { readSearchTerm } from '../list/search-term.server.ts'
import { refuse, writing } from '../refusals.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { Bulk, BulkAction, BulkResult } from './book-bulk.ts'

/** Each is a transaction of its own: nobody waits long for the rows of another's bulk. */
const batch = 500

/** Does one thing to many books, and tells for each where it could not. */
export async function changeBooks(
  database: Pick<Database, 'orm'>,
  bulk: Bulk,
): Promise<BulkResult> {
  const { action } = bulk
  if (action.type === 'setGenre') await requireGenre(database, action.genreId)
  const result: BulkResult = { changed: 0, failed: [] }
  const batches = 'ids' in bulk ? inBatches(bulk.ids) : matching(database, bulk.filter, action)
  for await (const ids of batches) {
    const { changed, failed } = await changeBatch(database, ids, action)
    result.changed += changed
    result.failed.push(...failed)
  }
  return result
}

function* inBatches(ids: string[]) {
  const unique = [...new Set(ids)]
  for (let start = 0; start < unique.length; start += batch) {
    yield unique.slice(start, start + batch)
  }
}

/** All that a filter finds, along their ids: what a batch changes moves nothing under the next. */
async function* matching(
  database: Pick<Database, 'orm'>,
  { searchTerm, genreId }: BookFilter,
  action: BulkAction,
) {
  const search = await readSearchTerm(database.orm, searchTerm)
  const wanted = and(
    reach(action),
    genreId === undefined ? undefined : eq(books.genreId, genreId),
    search?.found,
  )
  for (let last: string | undefined; ;) {
    const rows = await database.orm
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

async function changeBatch(
  database: Pick<Database, 'orm'>,
  ids: string[],
  action: BulkAction,
): Promise<BulkResult> {
  try {
    const changed = await writing(() => change(database.orm, ids, action))
    const missing = ids.filter((id) => !changed.has(id))
    return { changed: changed.size, failed: missing.map((id) => failure(id, refuse.unknownBook())) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const [only, ...others] = ids
    if (only !== undefined && others.length === 0) {
      return { changed: 0, failed: [failure(only, error)] }
    }
    return changeOneByOne(database, ids, action)
  }
}

/** One that cannot be changed has kept its whole batch from it: now each stands for itself. */
async function changeOneByOne(database: Pick<Database, 'orm'>, ids: string[], action: BulkAction) {
  const result: BulkResult = { changed: 0, failed: [] }
  for (const id of ids) {
    const { changed, failed } = await changeBatch(database, [id], action)
    result.changed += changed
    result.failed.push(...failed)
  }
  return result
}

async function change(orm: Database['orm'], ids: string[], action: BulkAction) {
  const rows = await orm
    .update(books)
    .set({ ...changes(action), version: sql`${books.version} + 1` })
    .where(and(inArray(books.id, ids), reach(action)))
    .returning({ id: books.id })
  return new Set(rows.map(({ id }) => id))
}

function changes(action: BulkAction) {
  if (action.type === 'setGenre') return { genreId: action.genreId }
  return { deletedAt: action.type === 'delete' ? sql`now()` : null }
}

/** What an action can be done to. */
const reach = ({ type }: BulkAction): SQL =>
  type === 'restore' ? isNotNull(books.deletedAt) : isNull(books.deletedAt)

const failure = (id: string, { code, message }: HttpError) => ({ id, code, message })
