import { eq } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import {
  findPlace,
  lastOf,
  placeBefore,
  placeNamed,
  positionAfter,
} from '../books/places.server.ts'
import type { Addition, Removal, ShelfBookId, ShelfBookPut } from '../books/shelf-book.server.ts'
import { shelfReadings } from '../books/shelf-readings.server.ts'
import { keepRoom } from '../books/space-out.server.ts'
import { shelfLimits } from '../shelf-limits.server.ts'
import { isKind } from '../shelf.ts'
import { shelfErrors } from '../shelves.server.ts'
import { shelfBooks } from '../tables/shelf.table.server.ts'
import { makeKind } from './change-shelves.server.ts'
import { lockShelfForUpdate } from './find-shelf.server.ts'
import { requireBook } from './require-book.server.ts'

export const addToShelf = (
  { acting, caller, config }: VerbContext,
  { shelf: shelfName, bookId, after, day = today() }: ShelfBookPut,
): Promise<Addition> =>
  shelfErrors.inTransaction(acting.orm, async (transaction) => {
    if (isKind(shelfName)) await makeKind(transaction, caller, shelfName)
    const shelf = await lockShelfForUpdate(transaction, caller, shelfName, 'add')
    const { id: shelfId } = shelf
    await requireBook(transaction, bookId)
    if (await findPlace(transaction, shelfId, bookId)) return { shelfId, added: false, dated: null }
    const count = await transaction.$count(shelfBooks, eq(shelfBooks.shelfId, shelfId))
    if (count >= shelfLimits.of(config).booksPerShelf) throw shelfErrors.full()
    const named = await placeNamed(transaction, shelfId, after)
    const before = after === null ? undefined : (named ?? (await lastOf(transaction, shelfId)))
    const position = await positionAfter(transaction, shelfId, before)
    const addedBy = caller.user.id
    await transaction.insert(shelfBooks).values({ shelfId, bookId, position, addedBy })
    await keepRoom(transaction, shelfId, position)
    if (shelf.access !== 'own') return { shelfId, added: true, dated: null }
    const dating = { userId: addedBy, bookId, kind: shelf.kind, day }
    const dated = (await shelfReadings?.dateReading(transaction, dating)) ?? null
    return { shelfId, added: true, dated }
  })

/** Where the caller doesn't say which day it is for them. */
const today = () => new Date().toISOString().slice(0, 10)

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
