import { Bookmark, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import type { PlacedBook } from './place-book.mutation.ts'
import { ShelfChoices } from './shelf-choices.tsx'
import { ShelfMarks } from './shelf-marks.tsx'
import { useWanted } from './use-wanted.ts'

export const PutOnShelf = ({ book }: { book: PlacedBook }) => (
  <ShelfMarks>
    <PutButtons book={book} />
  </ShelfMarks>
)

function PutButtons({ book }: { book: PlacedBook }) {
  const { t } = useTranslation('shelves')
  const { isWanted, toggle } = useWanted(book)
  const variant = isWanted ? 'secondary' : 'primary'
  return (
    <div className="flex">
      <Button
        variant={variant}
        aria-pressed={isWanted}
        className="grow rounded-e-none aria-pressed:bg-accent-tint aria-pressed:text-accent-ink"
        onClick={toggle}
      >
        <Bookmark aria-hidden className={isWanted ? 'fill-current' : ''} />
        {t('kinds.wanted')}
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton
            variant={variant}
            label={t('put.more', { title: book.title })}
            className="-ms-px rounded-s-none"
          >
            <ChevronDown aria-hidden />
          </IconButton>
        }
      >
        <ShelfChoices book={book} />
      </Menu>
    </div>
  )
}
