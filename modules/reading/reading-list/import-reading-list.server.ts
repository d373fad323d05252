import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { readTable, unreadable } from '#modules/import-files/index.server.ts'
import {
  lockShelfForUpdate,
  makeKind,
  shelfErrors,
  shelfLimits,
} from '#modules/shelves/index.server.ts'
import { type ShelfKind, shelfKinds } from '#modules/shelves/kinds/index.ts'
import { shelfBooks, shelves } from '#modules/shelves/tables/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import { readings } from '../reading.table.server.ts'
import { readingColumns } from '../verbs/get-reading.server.ts'
import { appendBooks } from './append-books.server.ts'
import { matchBooks } from './match-books.server.ts'
import { type ImportPlan, planImport, type Standing } from './plan-import.ts'
import { type ListedBook, readRow, sourceOf } from './read-export.ts'
import type { ReadingListReport } from './reading-list.ts'

export const mostLines = 10_000

export const readingListErrors = {
  unknown: () =>
    new HttpError(400, 'READING_LIST_UNKNOWN', 'This is no export of Goodreads or StoryGraph'),
  tooLong: () =>
    new HttpError(400, 'READING_LIST_TOO_LONG', `A reading list has at most ${mostLines} lines`),
}

type Context = VerbContext<'acting' | 'caller' | 'config'>

/** A dry run reports what the import would do. Importing a list again changes nothing. */
export async function importReadingList(
  { acting, caller, config }: Context,
  body: AsyncIterable<Uint8Array>,
  { dryRun }: { dryRun: boolean },
): Promise<ReadingListReport> {
  const { source, listed, malformed } = await readList(body)
  return shelfErrors.inTransaction(acting.orm, async (transaction) => {
    const matched = await matchBooks(transaction, listed)
    if (!dryRun) for (const kind of shelfKinds) await lockKind(transaction, caller, kind)
    const bookIds = [...new Set([...matched.values()].map(({ id }) => id))]
    const userId = caller.user.id
    const standing = await standingOf(transaction, {
      userId,
      bookIds,
      most: shelfLimits.of(config).booksPerShelf,
    })
    const { placed, readings: read, report } = planImport(listed, matched, standing)
    if (!dryRun) {
      for (const kind of shelfKinds) await appendBooks(transaction, caller, kind, placed[kind])
      await keepReadings(transaction, userId, read)
    }
    return { source, malformed, ...report }
  })
}

async function readList(body: AsyncIterable<Uint8Array>) {
  const listed: ListedBook[] = []
  let header: string[] | undefined
  let source: ReturnType<typeof sourceOf>
  let malformed = 0
  for await (const { cells, mistake } of readTable(body)) {
    if (mistake === undefined && cells.every((cell) => cell.trim() === '')) continue
    if (!source || !header) {
      header = cells.map((name) => name.trim())
      source = sourceOf(header)
      if (!source) throw readingListErrors.unknown()
      continue
    }
    if (listed.length + malformed >= mostLines) throw readingListErrors.tooLong()
    const book = cells.length === header.length ? readRow(source, header, cells) : undefined
    if (book?.title) listed.push(book)
    else malformed += 1
  }
  if (!source) throw unreadable.empty()
  return { source, listed, malformed }
}

async function lockKind(transaction: Transaction, caller: Context['caller'], kind: ShelfKind) {
  await makeKind(transaction, caller, kind)
  return lockShelfForUpdate(transaction, caller, kind, 'own')
}

async function standingOf(
  transaction: Transaction,
  { userId, bookIds, most }: { userId: string; bookIds: string[]; most: number },
): Promise<Standing> {
  const isOwn = and(eq(shelves.ownerId, userId), isNotNull(shelves.kind))
  const sizes = await transaction
    .select({ kind: shelves.kind, size: sql<number>`count(*)::int` })
    .from(shelfBooks)
    .innerJoin(shelves, eq(shelves.id, shelfBooks.shelfId))
    .where(isOwn)
    .groupBy(shelves.kind)
  const isListed = sql`= ANY(${sql.param(bookIds)}::uuid[])`
  const held = await transaction
    .select({ bookId: shelfBooks.bookId, kind: shelves.kind })
    .from(shelfBooks)
    .innerJoin(shelves, eq(shelves.id, shelfBooks.shelfId))
    .where(and(isOwn, sql`${shelfBooks.bookId} ${isListed}`))
  const known = await transaction
    .select({ bookId: readings.bookId, ...readingColumns })
    .from(readings)
    .where(and(eq(readings.userId, userId), sql`${readings.bookId} ${isListed}`))
    .for('update')
  const kindsOf = Map.groupBy(held, ({ bookId }) => bookId)
  const roomOn = (kind: ShelfKind) => most - (sizes.find((one) => one.kind === kind)?.size ?? 0)
  return {
    kinds: new Map(
      [...kindsOf].map(([bookId, places]) => [bookId, places.flatMap(({ kind }) => kind ?? [])]),
    ),
    readings: new Map(known.map(({ bookId, ...reading }) => [bookId, reading])),
    room: { wanted: roomOn('wanted'), reading: roomOn('reading'), read: roomOn('read') },
  }
}

/** The rows that were there are locked; one that came since keeps its values. */
async function keepReadings(
  transaction: Transaction,
  userId: string,
  kept: ImportPlan['readings'],
) {
  if (kept.length === 0) return
  await transaction.execute(sql`
    INSERT INTO ${readings} (user_id, book_id, rating, note, started_on, finished_on)
    SELECT ${userId}::uuid, "bookId", rating, note, "startedOn", "finishedOn"
    FROM json_to_recordset(${JSON.stringify(kept)}::json) AS given (
      "bookId" uuid, rating smallint, note text, "startedOn" date, "finishedOn" date)
    ON CONFLICT (user_id, book_id) DO UPDATE SET
      rating = coalesce(${readings}.rating, excluded.rating),
      note = coalesce(${readings}.note, excluded.note),
      started_on = coalesce(${readings}.started_on, excluded.started_on),
      finished_on = coalesce(${readings}.finished_on, excluded.finished_on),
      updated_at = now()`)
}
