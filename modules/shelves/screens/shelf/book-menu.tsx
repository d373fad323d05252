import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  CornerDownRight,
  X,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#kit/record-list/index.ts'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { StandingBook } from '../../shelves.queries.ts'
import type { Move } from '../order/move-book.mutation.ts'
import { behind } from '../order/moved.ts'

interface BookMenuProps {
  books: readonly StandingBook[]
  index: number
  onMove: ((move: Move) => void) | undefined
  onBehind: () => void
  onTake: (() => void) | undefined
  hasMore: boolean
}

export function BookMenu({ books, index, onMove, onBehind, onTake, hasMore }: BookMenuProps) {
  const { t } = useTranslation('shelves')
  const book = books[index]?.book
  if (!book || (!onMove && !onTake)) return null
  const isFirst = index === 0
  const isLast = index === books.length - 1 && !hasMore
  const moveTo = (place: number) =>
    onMove?.({ book, after: behind(books, index, place)?.book.id ?? null })
  return (
    <RowMenu name={book.title}>
      {onMove && (
        <>
          <MenuItem icon={<ArrowUp />} disabled={isFirst} onClick={() => moveTo(index - 1)}>
            {t('order.up')}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown />}
            disabled={index === books.length - 1}
            onClick={() => moveTo(index + 1)}
          >
            {t('order.down')}
          </MenuItem>
          <MenuItem
            icon={<ArrowUpToLine />}
            disabled={isFirst}
            onClick={() => onMove({ book, after: null })}
          >
            {t('order.first')}
          </MenuItem>
          <MenuItem icon={<ArrowDownToLine />} disabled={isLast} onClick={() => onMove({ book })}>
            {t('order.last')}
          </MenuItem>
          <MenuItem icon={<CornerDownRight className="rtl:-scale-x-100" />} onClick={onBehind}>
            {t('order.behind')}
          </MenuItem>
        </>
      )}
      {onMove && onTake && <MenuSeparator />}
      {onTake && (
        <MenuItem icon={<X />} tone="danger" onClick={onTake}>
          {t('shelf.take')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
