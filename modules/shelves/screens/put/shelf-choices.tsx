import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuCheckItem } from '#ui/overlays/menu-choice.tsx'
import { MenuGroup, MenuNote, MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import { addressOf, standingShelves, useShelfName } from '../../shelf-name.ts'
import { ownShelvesQuery } from '../../shelves.queries.ts'
import { heldBooksQuery } from './held-books.queries.ts'
import type { PlacedBook } from './place-book.mutation.ts'
import { Marks } from './use-wanted.ts'

export function ShelfChoices({ book: { id, title } }: { book: PlacedBook }) {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()
  const marks = use(Marks)
  const { data, isError, fetchStatus } = useQuery(ownShelvesQuery)
  const { data: held = [] } = useQuery(heldBooksQuery([id]))
  const book = { id, title }
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
            onCheckedChange={(isOn) => marks?.place({ book, shelf, isOn })}
          >
            <bdi>{nameOf(shelf)}</bdi>
          </MenuCheckItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuItem icon={<Plus />} onClick={() => marks?.makeFor(book)}>
        {t('put.new')}
      </MenuItem>
    </>
  )
}
