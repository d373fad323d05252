import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/transaction.ts'
import { positionBetween } from '../position.ts'
import { shelfBooks } from '../shelf.table.server.ts'

/** Some hundred insertions into one gap reach it. Longer positions would exceed the size of an index entry. */
const longest = 100

export const isCrowded = (position: string): boolean => position.length > longest

/** Gives all books short positions after all current ones, so that the unique index never sees a conflict. */
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
