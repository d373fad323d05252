import { and, asc, desc, eq, gt, lt, ne, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { shelfBooks } from '../tables/shelf.table.server.ts'
import { positionBetween } from './position.ts'

type Place = typeof shelfBooks.$inferSelect

async function onePlace(
  transaction: Transaction,
  shelfId: string,
  where: SQL | undefined,
  order = [desc(shelfBooks.position)],
) {
  const [place] = await transaction
    .select()
    .from(shelfBooks)
    .where(and(eq(shelfBooks.shelfId, shelfId), where))
    .orderBy(...order)
    .limit(1)
  return place
}

export const findPlace = (transaction: Transaction, shelfId: string, bookId: string) =>
  onePlace(transaction, shelfId, eq(shelfBooks.bookId, bookId), [])

export const lastOf = (transaction: Transaction, shelfId: string) =>
  onePlace(transaction, shelfId, undefined)

export const placeNamed = async (
  transaction: Transaction,
  shelfId: string,
  after: string | null | undefined,
) => {
  if (after === null) return undefined
  return after === undefined ? lastOf(transaction, shelfId) : findPlace(transaction, shelfId, after)
}

export const placeBefore = (transaction: Transaction, { shelfId, position }: Place) =>
  onePlace(transaction, shelfId, lt(shelfBooks.position, position))

/** `moving` leaves its place, so it is no neighbour. */
export async function positionAfter(
  transaction: Transaction,
  shelfId: string,
  before: Place | undefined,
  moving?: Place,
): Promise<string> {
  const isBehind = and(
    moving && ne(shelfBooks.id, moving.id),
    before && gt(shelfBooks.position, before.position),
  )
  const next = await onePlace(transaction, shelfId, isBehind, [asc(shelfBooks.position)])
  return positionBetween(before?.position, next?.position)
}
