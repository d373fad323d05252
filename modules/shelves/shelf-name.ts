import { useTranslation } from 'react-i18next'
import { type ShelfKind, shelfKinds } from './kinds/index.ts'
import type { Shelf, ShelfName } from './shelf.ts'

export type NamedShelf = Pick<Shelf, 'id' | 'kind' | 'name' | 'access'>

/** The user's built-in shelves are addressed by kind, because they may not have an id yet. */
export const addressOf = ({ id, kind, access }: Omit<NamedShelf, 'name'>): ShelfName =>
  (access === 'own' ? (kind ?? id) : id) ?? ''

export function useShelfName() {
  const { t } = useTranslation('shelves')
  return ({ kind, name }: Pick<NamedShelf, 'kind' | 'name'>) => (kind ? t(`kinds.${kind}`) : name)
}

const standing = (kind: ShelfKind) =>
  ({ id: null, kind, name: '', access: 'own' }) satisfies NamedShelf

export const standingShelves: readonly NamedShelf[] = shelfKinds.map(standing)

export const wanted = standing('wanted')
