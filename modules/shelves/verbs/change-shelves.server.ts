import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { ShelfKind } from '../kinds/index.ts'
import { shelfLimits } from '../shelf-limits.server.ts'
import type { Shelf, ShelfChange, ShelfName } from '../shelf.ts'
import { shelfErrors, shelfVerbs } from '../shelves.server.ts'
import { shelves } from '../tables/shelf.table.server.ts'
import { findShelf, knownShelf, lockShelfForUpdate } from './find-shelf.server.ts'

export const shelfTarget = ({ id, name, kind }: Pick<Shelf, 'id' | 'name' | 'kind'>) =>
  ({ type: 'shelf', id, name: name || kind }) as const

export const createShelf = (
  { acting, caller, config }: VerbContext,
  { name }: { name: string },
): Promise<Shelf> =>
  shelfErrors.inTransaction(acting.orm, async (transaction) => {
    const ownerId = caller.user.id
    await lockPerson(transaction, ownerId)
    const isOwnMaking = and(eq(shelves.ownerId, ownerId), isNull(shelves.kind))
    const count = await transaction.$count(shelves, isOwnMaking)
    if (count >= shelfLimits.of(config).shelvesPerPerson) throw shelfErrors.tooManyShelves()
    const draft = { ownerId, name }
    const { id } = await shelfVerbs.create(within(transaction, acting), draft)
    return findShelf(transaction, caller, id)
  })

const within = (orm: Transaction, { by }: VerbContext['acting']) => ({ acting: { orm, by } })

export async function makeKind(
  transaction: Transaction,
  caller: VerbContext['caller'],
  kind: ShelfKind,
): Promise<void> {
  if (await knownShelf(transaction, caller, kind)) return
  await transaction.insert(shelves).values({ ownerId: caller.user.id, kind }).onConflictDoNothing()
}

/** Serializes a user's creations of shelves, so that the limit on their number holds. */
const lockPerson = (transaction: Transaction, id: string) =>
  transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')

export const renameShelf = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  { shelf, version, name }: ShelfChange,
): Promise<Shelf> =>
  shelfErrors.inTransaction(acting.orm, async (transaction) => {
    const current = await lockOwn(transaction, caller, shelf)
    if (current.version !== version) {
      throw shelfErrors.conflict(await findShelf(transaction, caller, shelf))
    }
    await shelfVerbs.update(within(transaction, acting), { id: current.id, version, name })
    return findShelf(transaction, caller, shelf)
  })

export const deleteShelf = (
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  named: ShelfName,
): Promise<void> =>
  acting.orm.transaction(async (transaction) => {
    const shelf = await lockOwn(transaction, caller, named)
    const { name, bookCount } = await findShelf(transaction, caller, shelf.id)
    await transaction.delete(shelves).where(eq(shelves.id, shelf.id))
    const target = shelfTarget(shelf)
    const before = { name, bookCount }
    await record(transaction, acting.by, { action: 'shelf.delete', target, before })
  })

async function lockOwn(transaction: Transaction, caller: VerbContext['caller'], named: ShelfName) {
  const shelf = await lockShelfForUpdate(transaction, caller, named, 'own')
  if (shelf.kind !== null) throw shelfErrors.builtIn()
  return shelf
}
