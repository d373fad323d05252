import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, CornerDownRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StandingBook } from '#modules/shelves/index.ts'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { Move } from './move-book.mutation.ts'
import { behind } from './moved.ts'

interface MoveItemsProps {
  books: readonly StandingBook[]
  index: number
  hasMore: boolean
  onMove: (move: Move) => void
  onBehind: (book: Move['book']) => void
}

export function MoveItems({ books, index, hasMore, onMove, onBehind }: MoveItemsProps) {
  const { t } = useTranslation('shelves')
  const book = books[index]?.book
  if (!book) return null
  const isFirst = index === 0
  const isLast = index === books.length - 1
  const moveTo = (place: number) =>
    onMove({ book, after: behind(books, index, place)?.book.id ?? null })
  return (
    <>
      <MenuItem icon={<ArrowUp />} disabled={isFirst} onClick={() => moveTo(index - 1)}>
        {t('order.up')}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={isLast} onClick={() => moveTo(index + 1)}>
        {t('order.down')}
      </MenuItem>
      <MenuItem
        icon={<ArrowUpToLine />}
        disabled={isFirst}
        onClick={() => onMove({ book, after: null })}
      >
        {t('order.first')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDownToLine />}
        disabled={isLast && !hasMore}
        onClick={() => onMove({ book })}
      >
        {t('order.last')}
      </MenuItem>
      <MenuItem
        icon={<CornerDownRight className="rtl:-scale-x-100" />}
        onClick={() => onBehind(book)}
      >
        {t('order.behind')}
      </MenuItem>
    </>
  )
}
