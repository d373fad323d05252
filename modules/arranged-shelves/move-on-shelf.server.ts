import { eq } from 'drizzle-orm'
import {
  findPlace,
  keepRoom,
  lockShelfForUpdate,
  placeNamed,
  positionAfter,
  type ShelfBookPlace,
  shelfErrors,
} from '#modules/shelves/index.server.ts'
import { shelfBooks } from '#modules/shelves/tables/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'

export const moveOnShelf = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { shelf: named, bookId, after }: ShelfBookPlace,
): Promise<void> =>
  acting.orm.transaction(async (transaction) => {
    const { id: shelfId } = await lockShelfForUpdate(transaction, caller, named, 'own')
    const place = await findPlace(transaction, shelfId, bookId)
    const before = await placeNamed(transaction, shelfId, after)
    if (!place || (after !== null && !before)) throw shelfErrors.bookNotFound()
    if (before?.id === place.id) return
    const position = await positionAfter(transaction, shelfId, before, place)
    await transaction.update(shelfBooks).set({ position }).where(eq(shelfBooks.id, place.id))
    await keepRoom(transaction, shelfId, position)
  })
