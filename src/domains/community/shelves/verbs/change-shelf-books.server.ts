import { and, eq, isNull } from 'drizzle-orm'
import { books } from '#domains/catalogue/books/index.server.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import {
  findPlace,
  lastOf,
  placeBefore,
  placeNamed,
  positionAfter,
} from '../books/places.server.ts'
import type {
  Addition,
  Removal,
  ShelfBookId,
  ShelfBookPut,
  ShelfMove,
} from '../books/shelf-book.server.ts'
import { isCrowded, spaceOut } from '../books/space-out.server.ts'
import { shelfBooks } from '../shelf.table.server.ts'
import { isKind } from '../shelf.ts'
import { shelfErrors } from '../shelves.server.ts'
import { makeKind } from './change-shelves.server.ts'
import { lockShelfForUpdate } from './find-shelf.server.ts'

export const addToShelf = (
  { acting, caller, config }: VerbContext,
  { shelf: shelfName, bookId, after }: ShelfBookPut,
): Promise<Addition> =>
  shelfErrors.inTransaction(acting.orm, async (transaction) => {
    if (isKind(shelfName)) await makeKind(transaction, caller, shelfName)
    const { id: shelfId } = await lockShelfForUpdate(transaction, caller, shelfName, 'add')
    await requireBook(transaction, bookId)
    if (await findPlace(transaction, shelfId, bookId)) return { shelfId, added: false }
    const count = await transaction.$count(shelfBooks, eq(shelfBooks.shelfId, shelfId))
    if (count >= config.limits.booksPerShelf) throw shelfErrors.full()
    const named = await placeNamed(transaction, shelfId, after)
    const before = after === null ? undefined : (named ?? (await lastOf(transaction, shelfId)))
    const position = await positionAfter(transaction, shelfId, before)
    const addedBy = caller.user.id
    await transaction.insert(shelfBooks).values({ shelfId, bookId, position, addedBy })
    if (isCrowded(position)) await spaceOut(transaction, shelfId)
    return { shelfId, added: true }
  })

export const removeFromShelf = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { shelf: named, bookId }: ShelfBookId,
): Promise<Removal> =>
  acting.orm.transaction(async (transaction) => {
    const shelf = await lockShelfForUpdate(transaction, caller, named, 'add')
    const place = await findPlace(transaction, shelf.id, bookId)
    if (!place) throw shelfErrors.bookNotFound()
    if (shelf.access !== 'own' && place.addedBy !== caller.user.id) throw shelfErrors.notAllowed()
    const before = await placeBefore(transaction, place)
    await transaction.delete(shelfBooks).where(eq(shelfBooks.id, place.id))
    return { after: before?.bookId ?? null }
  })

export const moveOnShelf = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { shelf: named, bookId, after }: ShelfMove,
): Promise<void> =>
  acting.orm.transaction(async (transaction) => {
    const { id: shelfId } = await lockShelfForUpdate(transaction, caller, named, 'own')
    const place = await findPlace(transaction, shelfId, bookId)
    const before = await placeNamed(transaction, shelfId, after)
    if (!place || (after !== null && !before)) throw shelfErrors.bookNotFound()
    if (before?.id === place.id) return
    const position = await positionAfter(transaction, shelfId, before, place)
    await transaction.update(shelfBooks).set({ position }).where(eq(shelfBooks.id, place.id))
    if (isCrowded(position)) await spaceOut(transaction, shelfId)
  })

async function requireBook(transaction: Transaction, id: string) {
  const isThere = and(eq(books.id, id), isNull(books.deletedAt))
  if ((await transaction.$count(books, isThere)) === 0) throw shelfErrors.bookNotFound()
}
