import { and, eq } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { showShelf, unmadeShelf } from '../books/show-shelf.server.ts'
import { accessOf, shelfColumns } from '../shelf-columns.server.ts'
import { type Access, isKind, type Shelf, type ShelfName } from '../shelf.ts'
import { shelfErrors } from '../shelves.server.ts'
import { shelves } from '../tables/shelf.table.server.ts'

type Orm = Pick<Database['orm'], 'select'>
type Who = Pick<VerbContext['caller'], 'user'>

const ranks: Access[] = ['read', 'add', 'own']

/** Undefined also without read access, so as not to reveal that the shelf exists. */
export async function knownShelf(orm: Orm, { user }: Who, named: ShelfName) {
  const isIt = isKind(named)
    ? and(eq(shelves.ownerId, user.id), eq(shelves.kind, named))
    : eq(shelves.id, named)
  const { id, kind, name, version } = shelves
  const [found] = await orm
    .select({ id, kind, name, version, access: accessOf(user.id).as('access') })
    .from(shelves)
    .where(isIt)
  return found?.access ? { ...found, access: found.access } : undefined
}

async function requireShelf(orm: Orm, who: Who, named: ShelfName, wanted: Access) {
  const found = await knownShelf(orm, who, named)
  if (!found) throw shelfErrors.notFound()
  if (ranks.indexOf(found.access) < ranks.indexOf(wanted)) throw shelfErrors.notAllowed()
  return found
}

export async function findShelf(orm: Orm, who: Who, named: ShelfName) {
  const { id, access } = await requireShelf(orm, who, named, 'read')
  const [found] = await orm.select(shelfColumns).from(shelves).where(eq(shelves.id, id))
  if (!found) throw shelfErrors.notFound()
  return showShelf(found, access)
}

/** Null for one of the user's built-in shelves that is not stored yet. */
export async function findShelfId(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  named: ShelfName,
  wanted: Access = 'read',
): Promise<string | null> {
  if (isKind(named)) return (await knownShelf(orm, caller, named))?.id ?? null
  return (await requireShelf(orm, caller, named, wanted)).id
}

export async function getShelf(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  named: ShelfName,
): Promise<Shelf> {
  const isUnmade = isKind(named) && !(await knownShelf(orm, caller, named))
  return isUnmade ? unmadeShelf(caller, named) : findShelf(orm, caller, named)
}

export async function lockShelfForUpdate(
  transaction: Transaction,
  who: Who,
  named: ShelfName,
  wanted: Access,
) {
  const { id } = await requireShelf(transaction, who, named, wanted)
  await transaction
    .select({ id: shelves.id })
    .from(shelves)
    .where(eq(shelves.id, id))
    .for('no key update')
  return requireShelf(transaction, who, id, wanted)
}
