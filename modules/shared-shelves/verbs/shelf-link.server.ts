import { createHash, randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { genres } from '#modules/genres/index.server.ts'
import {
  isKind,
  lockShelfForUpdate,
  makeKind,
  readShelfBooks,
  shelfColumns,
  shelfErrors,
  shelfTarget,
  showShelf,
} from '#modules/shelves/index.server.ts'
import type { ShelfName } from '#modules/shelves/index.ts'
import { shelves } from '#modules/shelves/tables/index.server.ts'
import { record } from '#platform/activity/record.ts'
import type { VerbContext } from '#platform/api/verb-context.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { consumeRateLimitBySource } from '#platform/rates/rate-limit.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { linkCalls } from '../link-calls.server.ts'
import type { Link, LinkedShelf, LinkQuery } from '../sharing.server.ts'

/** A token has enough entropy that an unsalted hash is safe. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export const linkShelf = (context: VerbContext, named: ShelfName): Promise<Link> =>
  context.acting.orm.transaction(async (transaction) => {
    if (isKind(named)) await makeKind(transaction, context.caller, named)
    const token = randomBytes(32).toString('base64url')
    await setLink(context, transaction, { named, linkHash: hashOf(token), action: 'shelf.link' })
    // In the fragment, which browsers never send, so that no log contains it.
    return { token, address: new URL(`/shelf#${token}`, context.config.baseUrl).href }
  })

export const unlinkShelf = (
  context: VerbContext<'acting' | 'caller'>,
  named: ShelfName,
): Promise<void> =>
  context.acting.orm.transaction((transaction) =>
    setLink(context, transaction, { named, linkHash: null, action: 'shelf.unlink' }),
  )

type Linking = {
  named: ShelfName
  linkHash: string | null
  action: 'shelf.link' | 'shelf.unlink'
}

async function setLink(
  { acting, caller }: VerbContext<'acting' | 'caller'>,
  transaction: Transaction,
  { named, linkHash, action }: Linking,
) {
  const shelf = await lockShelfForUpdate(transaction, caller, named, 'own')
  await transaction.update(shelves).set({ linkHash }).where(eq(shelves.id, shelf.id))
  await record(transaction, acting.by, { action, target: shelfTarget(shelf) })
}

type Opening = Pick<ApiContext, 'database' | 'config'>

/** Anyone with the token may read the shelf. */
export async function findLinkedShelf({ database: { orm }, config }: Opening, token: string) {
  await consumeRateLimitBySource(orm, {
    name: 'links',
    address: currentRequest().clientIp,
    limit: linkCalls.of(config),
    seconds: 60,
  })
  const [found] = await orm
    .select({ ...shelfColumns, updatedAt: shelves.updatedAt })
    .from(shelves)
    .where(eq(shelves.linkHash, hashOf(token)))
  if (!found) throw shelfErrors.notFound()
  return found
}

export async function openLink(
  opening: Opening,
  { token, ...paging }: LinkQuery,
): Promise<LinkedShelf> {
  const { orm } = opening.database
  const found = await findLinkedShelf(opening, token)
  const books = await readShelfBooks(orm, { shelfId: found.id, readerId: null }, paging)
  const genreIds = books.items.map(({ book }) => book.genreId)
  const colours = await orm
    .select({ id: genres.id, colour: genres.colour })
    .from(genres)
    .where(inArray(genres.id, genreIds))
  return { shelf: showShelf(found, 'read'), books, genres: colours }
}
