import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { RowIcon } from '#ui/actions/row-icon.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { wanted } from '../../shelf-name.ts'
import { heldBooksQuery } from './held-books.queries.ts'
import { Marks } from './marks-context.ts'
import type { PlacedBook } from './place-book.mutation.ts'
import { ShelfChoices } from './shelf-choices.tsx'

interface ShelfMarkProps {
  book: PlacedBook
  block: readonly string[]
}

export function ShelfMark({ book: { id, title }, block }: ShelfMarkProps) {
  const { t } = useTranslation('shelves')
  const marks = use(Marks)
  const { data: held } = useQuery(heldBooksQuery(block))
  if (!marks) return null
  const isWanted = held?.some(({ bookId, shelf }) => bookId === id && shelf === 'wanted') ?? false
  const placed = { id, title }
  return (
    <>
      <IconButton
        label={t('put.wanted', { title })}
        aria-pressed={isWanted}
        className="aria-pressed:text-accent"
        onClick={() => marks.place({ book: placed, shelf: wanted, isOn: !isWanted })}
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
        <ShelfChoices book={placed} onPlace={marks.place} onNew={() => marks.makeFor(placed)} />
      </Menu>
    </>
  )
}
