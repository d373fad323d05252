import type { Caller } from '#platform/access/caller.ts'
import type { ShelfKind } from '../kinds/index.ts'
import type { Access, ListedShelf, Shelf } from '../shelf.ts'

type Found = Pick<Shelf, 'id' | 'kind' | 'name' | 'isLinked' | 'version' | 'bookCount'> & {
  ownerId: string
  ownerName: string
}

/** Only the owner may know that a link exists. */
export const showShelf = (found: Found, access: Access): Shelf => ({
  id: found.id,
  kind: found.kind,
  name: found.name,
  owner: { id: found.ownerId, name: found.ownerName },
  access,
  bookCount: found.bookCount,
  isLinked: access === 'own' && found.isLinked,
  version: found.version,
})

export const showListed = (
  found: Found & Pick<ListedShelf, 'covers'>,
  access: Access,
): ListedShelf => Object.assign(showShelf(found, access), { covers: found.covers })

export const unmadeShelf = ({ user }: Pick<Caller, 'user'>, kind: ShelfKind): Shelf => ({
  id: null,
  kind,
  name: '',
  owner: { id: user.id, name: user.name },
  access: 'own',
  bookCount: 0,
  isLinked: false,
  version: 1,
})

export const emptyPage = { items: [], nextCursor: null, total: { count: 0, exact: true } }
