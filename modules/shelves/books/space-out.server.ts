import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { shelfBooks } from '../tables/shelf.table.server.ts'
import { positionBetween } from './position.ts'

/** Longer positions would exceed the size of an index entry. */
const maxPositionLength = 100

/** Spaces the books of a shelf out if a position has become too long. */
export async function keepRoom(transaction: Transaction, shelfId: string, position: string) {
  if (position.length <= maxPositionLength) return
  const places = await transaction
    .select({ id: shelfBooks.id, position: shelfBooks.position })
    .from(shelfBooks)
    .where(eq(shelfBooks.shelfId, shelfId))
    .orderBy(asc(shelfBooks.position))
  // Positions after all current ones never conflict with the unique index.
  let last = places.at(-1)?.position
  const positions = places.map(() => (last = positionBetween(last, undefined)))
  const ids = places.map(({ id }) => id)
  await transaction.execute(sql`
    UPDATE ${shelfBooks} SET position = spaced.position
    FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(positions)}::text[]) AS spaced (id, position)
    WHERE ${shelfBooks}.id = spaced.id`)
}
