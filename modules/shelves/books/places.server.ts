import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { shelfBooks } from '../tables/shelf.table.server.ts'
import { positionBetween } from './position.ts'

type Place = typeof shelfBooks.$inferSelect

export async function findPlace(transaction: Transaction, shelfId: string, bookId: string) {
  const [place] = await transaction
    .select()
    .from(shelfBooks)
    .where(and(eq(shelfBooks.shelfId, shelfId), eq(shelfBooks.bookId, bookId)))
  return place
}

export async function lastOf(transaction: Transaction, shelfId: string) {
  const [last] = await transaction
    .select()
    .from(shelfBooks)
    .where(eq(shelfBooks.shelfId, shelfId))
    .orderBy(desc(shelfBooks.position))
    .limit(1)
  return last
}

export const placeNamed = async (
  transaction: Transaction,
  shelfId: string,
  after: string | null | undefined,
) => {
  if (after === null) return undefined
  return after === undefined ? lastOf(transaction, shelfId) : findPlace(transaction, shelfId, after)
}

export async function placeBefore(transaction: Transaction, { shelfId, position }: Place) {
  const [before] = await transaction
    .select()
    .from(shelfBooks)
    .where(and(eq(shelfBooks.shelfId, shelfId), lt(shelfBooks.position, position)))
    .orderBy(desc(shelfBooks.position))
    .limit(1)
  return before
}

/** `moving` leaves its place, so it is no neighbour. */
export async function positionAfter(
  transaction: Transaction,
  shelfId: string,
  before: Place | undefined,
  moving?: Place,
): Promise<string> {
  const [next] = await transaction
    .select({ position: shelfBooks.position })
    .from(shelfBooks)
    .where(
      and(
        eq(shelfBooks.shelfId, shelfId),
        moving && ne(shelfBooks.id, moving.id),
        before && gt(shelfBooks.position, before.position),
      ),
    )
    .orderBy(asc(shelfBooks.position))
    .limit(1)
  return positionBetween(before?.position, next?.position)
}
