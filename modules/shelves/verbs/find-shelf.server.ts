import { and, eq } from 'drizzle-orm'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { showShelf, unmadeShelf } from '../books/show-shelf.server.ts'
import type { ShelfKind } from '../kinds/index.ts'
import { accessOf, shelfColumns } from '../shelf-columns.server.ts'
import { type Access, isKind, type Shelf, type ShelfName } from '../shelf.ts'
import { shelfErrors } from '../shelves.server.ts'
import { shelves } from '../tables/shelf.table.server.ts'

type Who = Pick<VerbContext['caller'], 'user'>
type MadeShelf = Shelf & { id: string }

const ranks: Access[] = ['read', 'add', 'own']

/** Without read access the shelf is reported as unknown, so as not to reveal that it exists. */
async function requireShelf(
  orm: Pick<Database['orm'], 'select'>,
  { user }: Who,
  named: ShelfName,
  wanted: Access,
) {
  const isIt = isKind(named)
    ? and(eq(shelves.ownerId, user.id), eq(shelves.kind, named))
    : eq(shelves.id, named)
  const { id, kind, name, version } = shelves
  const [found] = await orm
    .select({ id, kind, name, version, access: accessOf(user.id).as('access') })
    .from(shelves)
    .where(isIt)
  const { access } = found ?? {}
  if (!found || !access) throw shelfErrors.notFound()
  if (ranks.indexOf(access) < ranks.indexOf(wanted)) throw shelfErrors.notAllowed()
  return { ...found, access }
}

export async function findShelf(
  orm: Pick<Database['orm'], 'select'>,
  who: Who,
  named: ShelfName,
  wanted: Access = 'read',
): Promise<MadeShelf> {
  const { id, access } = await requireShelf(orm, who, named, wanted)
  const [found] = await orm.select(shelfColumns).from(shelves).where(eq(shelves.id, id))
  if (!found) throw shelfErrors.notFound()
  return { ...showShelf(found, access), id }
}

export async function getShelf(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  named: ShelfName,
): Promise<Shelf> {
  const unmade = isKind(named) && !(await isMade(orm, caller, named))
  return unmade ? unmadeShelf(caller, named) : findShelf(orm, caller, named)
}

/** Null for one of the user's built-in shelves that is not stored yet. */
export async function findShelfId(
  { acting: { orm }, caller }: VerbContext<'acting' | 'caller'>,
  named: ShelfName,
  wanted: Access = 'read',
): Promise<string | null> {
  if (isKind(named) && !(await isMade(orm, caller, named))) return null
  return (await requireShelf(orm, caller, named, wanted)).id
}

export async function isMade(
  orm: Pick<Database['orm'], '$count'>,
  { user }: Who,
  kind: ShelfKind,
): Promise<boolean> {
  return (await orm.$count(shelves, and(eq(shelves.ownerId, user.id), eq(shelves.kind, kind)))) > 0
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
