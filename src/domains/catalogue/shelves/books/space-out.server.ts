import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { positionBetween } from '../position.ts'
import { shelfBooks } from '../shelf.table.server.ts'

/** Some hundred books have been put into one gap: an index would not take ever longer positions. */
const longest = 100

export const isCrowded = (position: string): boolean => position.length > longest

/** Gives every book of a shelf a short position again, behind all that there are now: none is in the way of another. */
export async function spaceOut(transaction: Transaction, shelfId: string): Promise<void> {
  const places = await transaction
    .select({ id: shelfBooks.id, position: shelfBooks.position })
    .from(shelfBooks)
    .where(eq(shelfBooks.shelfId, shelfId))
    .orderBy(asc(shelfBooks.position))
  let last = places.at(-1)?.position
  const positions = places.map(() => (last = positionBetween(last, undefined)))
  const ids = places.map(({ id }) => id)
  await transaction.execute(sql`
    UPDATE ${shelfBooks} SET position = spaced.position
    FROM unnest(${sql.param(ids)}::uuid[], ${sql.param(positions)}::text[]) AS spaced (id, position)
    WHERE ${shelfBooks}.id = spaced.id`)
}
