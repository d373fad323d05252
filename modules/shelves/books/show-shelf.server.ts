import type { Caller } from '#platform/access/caller.ts'
import type { ShelfKind } from '../kinds/index.ts'
import type { Access, Shelf } from '../shelf.ts'

/** Only the owner may know that a link exists. */
export const showShelf = <Found extends Omit<Shelf, 'access'>>(found: Found, access: Access) => ({
  ...found,
  access,
  isLinked: access === 'own' && found.isLinked,
})

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
