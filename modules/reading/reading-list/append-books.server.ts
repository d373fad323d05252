import { sql } from 'drizzle-orm'
import { lastOf, lockShelfForUpdate, positionBetween } from '#modules/shelves/index.server.ts'
import type { ShelfKind } from '#modules/shelves/kinds/index.ts'
import { shelfBooks } from '#modules/shelves/tables/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'

/** The caller must have locked the shelf, and checked that the books are not on it. */
export async function appendBooks(
  transaction: Transaction,
  caller: VerbContext['caller'],
  kind: ShelfKind,
  bookIds: string[],
) {
  if (bookIds.length === 0) return
  const { id: shelfId } = await lockShelfForUpdate(transaction, caller, kind, 'own')
  let last = (await lastOf(transaction, shelfId))?.position
  const positions = bookIds.map(() => (last = positionBetween(last, undefined)))
  await transaction.execute(sql`
    INSERT INTO ${shelfBooks} (shelf_id, book_id, position, added_by)
    SELECT ${shelfId}::uuid, book_id, position, ${caller.user.id}::uuid
    FROM unnest(${sql.param(bookIds)}::uuid[], ${sql.param(positions)}::text[]) AS given (book_id, position)`)
}
