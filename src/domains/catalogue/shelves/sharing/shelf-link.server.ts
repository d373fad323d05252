import { createHash, randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { genres } from '#domains/catalogue/genres/index.server.ts'
import { record } from '#platform/activity/record.ts'
import type { ApiContext } from '#platform/api/api-context.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { spendBySource } from '#platform/rates/rates.ts'
import { readShelfBooks } from '../books/list-shelf-books.server.ts'
import { makeKind, shelfTarget } from '../change-shelves.server.ts'
import type { Desk, Transaction } from '../desk.server.ts'
import { holdShelf } from '../find-shelf.server.ts'
import { refuse } from '../refusals.server.ts'
import { shelfColumns } from '../shelf-columns.server.ts'
import { shelves } from '../shelf.table.server.ts'
import { isKind, type ShelfName } from '../shelf.ts'
import { showShelf } from '../show-shelf.server.ts'
import type { Link, LinkedShelf, LinkQuery } from './sharing.server.ts'

/** Nobody guesses a token, so that its plain hash is enough. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type Needed = Pick<Desk, 'acting' | 'caller'>

/** A link by which anybody may read a shelf; the one before it is worth nothing from now on. */
export const linkShelf = (desk: Desk, named: ShelfName): Promise<Link> =>
  desk.acting.orm.transaction(async (transaction) => {
    if (isKind(named)) await makeKind(transaction, desk.caller, named)
    const token = randomBytes(32).toString('base64url')
    await setLink(desk, transaction, { named, linkHash: hashOf(token), action: 'shelf.link' })
    // In the part of an address that a browser keeps to itself: no log has it.
    return { token, address: new URL(`/shelf#${token}`, desk.config.baseUrl).href }
  })

export const unlinkShelf = (desk: Needed, named: ShelfName): Promise<void> =>
  desk.acting.orm.transaction((transaction) =>
    setLink(desk, transaction, { named, linkHash: null, action: 'shelf.unlink' }),
  )

type Linking = {
  named: ShelfName
  linkHash: string | null
  action: 'shelf.link' | 'shelf.unlink'
}

async function setLink(
  { acting, caller }: Needed,
  transaction: Transaction,
  { named, linkHash, action }: Linking,
) {
  const shelf = await holdShelf(transaction, caller, named, 'own')
  await transaction.update(shelves).set({ linkHash }).where(eq(shelves.id, shelf.id))
  await record(transaction, acting.by, { action, target: shelfTarget(shelf) })
}

/** For whoever has the link, signed in or not, and a page of its books. */
export async function openLink(
  { database: { orm }, config }: Pick<ApiContext, 'database' | 'config'>,
  { token, ...paging }: LinkQuery,
): Promise<LinkedShelf> {
  await spendBySource(orm, {
    name: 'links',
    address: currentRequest().clientIp,
    limit: config.limits.linkCallsPerSourcePerMinute,
    seconds: 60,
  })
  const [found] = await orm
    .select(shelfColumns)
    .from(shelves)
    .where(eq(shelves.linkHash, hashOf(token)))
  if (!found) throw refuse.unknownShelf()
  const books = await readShelfBooks(orm, { shelfId: found.id, readerId: null }, paging)
  const genreIds = books.items.map(({ book }) => book.genreId)
  const colours = await orm
    .select({ id: genres.id, colour: genres.colour })
    .from(genres)
    .where(inArray(genres.id, genreIds))
  return { shelf: showShelf(found, 'read'), books, genres: colours }
}
