import { useTranslation } from 'react-i18next'
import { shelfKinds } from './shelf-kinds.ts'
import type { Shelf, ShelfKind, ShelfName } from './shelf.ts'

export type NamedShelf = Pick<Shelf, 'id' | 'kind' | 'name' | 'access'>

/** How calls and addresses name a shelf: of one's own, those that everybody has are there before they have an id. */
export const addressOf = ({ id, kind, access }: Omit<NamedShelf, 'name'>): ShelfName =>
  (access === 'own' ? (kind ?? id) : id) ?? ''

/** What a shelf is called: the three that everybody has, in the reader's language. */
export function useShelfName() {
  const { t } = useTranslation('shelves')
  return ({ kind, name }: Pick<NamedShelf, 'kind' | 'name'>) => (kind ? t(`kinds.${kind}`) : name)
}

const standing = (kind: ShelfKind) =>
  ({ id: null, kind, name: '', access: 'own' }) satisfies NamedShelf

/** What everybody has, whether it has come from the server or not. */
export const standingShelves: readonly NamedShelf[] = shelfKinds.map(standing)

/** The shelf that one tap puts a book on. */
export const wanted = standing('wanted')
