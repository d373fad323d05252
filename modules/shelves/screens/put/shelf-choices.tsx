import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuCheckItem } from '#ui/overlays/menu-choice.tsx'
import { MenuGroup, MenuNote, MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { addressOf, standingShelves, useShelfName } from '../../shelf-name.ts'
import { ownShelvesQuery } from '../../shelves.queries.ts'
import { heldBooksQuery } from './held-books.queries.ts'
import type { PlacedBook, Placing } from './place-book.mutation.ts'

interface ShelfChoicesProps {
  book: PlacedBook
  onPlace: (placing: Placing) => void
  onNew: () => void
}

export function ShelfChoices({ book, onPlace, onNew }: ShelfChoicesProps) {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()
  const { data, isError, fetchStatus } = useQuery(ownShelvesQuery)
  const { data: held = [] } = useQuery(heldBooksQuery([book.id]))
  const isAway = !data && (isError || fetchStatus === 'paused')
  // Shelves that load later are added below, so that no item moves under the user's finger.
  const shelves = data ?? (isAway ? [] : standingShelves)
  return (
    <>
      <MenuGroup label={t('put.shelves')}>
        {isAway && <MenuNote>{t('own.failed')}</MenuNote>}
        {shelves.map((shelf) => (
          <MenuCheckItem
            key={addressOf(shelf)}
            checked={held.some((one) => one.shelf === addressOf(shelf))}
            onCheckedChange={(isOn) => onPlace({ book, shelf, isOn })}
          >
            <bdi>{nameOf(shelf)}</bdi>
          </MenuCheckItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<Plus />} onClick={onNew}>
        {t('put.new')}
      </MenuItem>
    </>
  )
}
