import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { RowIcon } from '#ui/actions/row-icon.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import type { PlacedBook } from './place-book.mutation.ts'
import { ShelfChoices } from './shelf-choices.tsx'
import { useWanted } from './use-wanted.ts'

export function ShelfMark({ book, block }: { book: PlacedBook; block: readonly string[] }) {
  const { title } = book
  const { t } = useTranslation('shelves')
  const { isWanted, toggle } = useWanted(book, block)
  return (
    <>
      <IconButton
        label={t('put.wanted', { title })}
        aria-pressed={isWanted}
        className="aria-pressed:text-accent"
        onClick={toggle}
      >
        <RowIcon shape="bookmark" className={isWanted ? 'fill-current' : ''} />
      </IconButton>
      <Menu
        align="end"
        trigger={
          <IconButton label={t('put.more', { title })}>
            <RowIcon shape="more" />
          </IconButton>
        }
      >
        <ShelfChoices book={book} />
      </Menu>
    </>
  )
}
