import { and, asc, eq, inArray } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import { showShelf, unmadeShelf } from '../books/show-shelf.server.ts'
import { shelfKinds } from '../kinds/index.ts'
import { listedColumns } from '../shelf-columns.server.ts'
import type { HeldBook, HoldingsQuery, ListedShelf } from '../shelf.ts'
import { shelfBooks, shelves } from '../tables/shelf.table.server.ts'

export async function listOwnShelves({
  acting,
  caller,
}: VerbContext<'acting' | 'caller'>): Promise<ListedShelf[]> {
  const found = await acting.orm
    .select(listedColumns)
    .from(shelves)
    .where(eq(shelves.ownerId, caller.user.id))
    .orderBy(asc(shelves.nameKey), asc(shelves.id))
  const own = found.map((shelf) => showShelf(shelf, 'own'))
  const usual = shelfKinds.map(
    (kind) =>
      own.find((shelf) => shelf.kind === kind) ??
      Object.assign(unmadeShelf(caller, kind), { covers: [] }),
  )
  return [...usual, ...own.filter(({ kind }) => kind === null)]
}

export const listHeldBooks = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { bookIds }: HoldingsQuery,
): Promise<HeldBook[]> =>
  acting.orm
    .select({ bookId: shelfBooks.bookId, shelfId: shelves.id, kind: shelves.kind })
    .from(shelfBooks)
    .innerJoin(shelves, eq(shelves.id, shelfBooks.shelfId))
    .where(and(inArray(shelfBooks.bookId, bookIds), eq(shelves.ownerId, caller.user.id)))
    .orderBy(asc(shelves.nameKey), asc(shelves.id))
