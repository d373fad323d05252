import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownScript, RowMenu } from '#kit/record-list/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuItem } from '#ui/overlays/menu-item.tsx'
import type { ShelfBook } from '../../books/shelf-book.server.ts'
import { placingParts } from '../put/placing-parts.ts'

export const ROW = 72

const titleLook = `${ownScript} font-serif text-base/6 font-medium`

export interface BookRowProps {
  item: ShelfBook
  hue: number | undefined
  isOpen: boolean
  top: number
  place: { index: number; total: number | undefined }
  className?: string | undefined
  /** It stands before the cover. */
  handle?: ReactNode
  /** The first items of the menu. */
  items?: ReactNode
  onTake: (() => void) | undefined
}

export function BookRow(props: BookRowProps) {
  const { item, hue, isOpen, top, place, className = '', handle, ...menu } = props
  const { id, title, author } = item.book
  return (
    <li
      data-card={id}
      aria-posinset={place.index + 1}
      aria-setsize={place.total ?? -1}
      style={{ transform: `translateY(${top}px)` }}
      className={`absolute inset-x-0 top-0 flex h-18 scroll-mt-32 scroll-mb-28 items-center gap-3 border-b border-line bg-card pe-2 hover:bg-hover print:static print:h-auto print:min-h-18 print:transform-none! print:break-inside-avoid ${handle ? 'ps-1' : 'ps-4'} ${className}`}
    >
      {handle}
      <div className="w-9 shrink-0">
        <BookCover book={{ ...item.book, hue }} size="row" />
      </div>
      <span className="min-w-0 grow">
        {isOpen ? (
          <Link
            to="/app/books/$id"
            params={{ id }}
            dir="auto"
            draggable={false}
            className={`${titleLook} outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent`}
          >
            {title}
          </Link>
        ) : (
          <span dir="auto" className={titleLook}>
            {title}
          </span>
        )}
        <span dir="auto" className={`${ownScript} text-sm/5 text-ink-soft`}>
          {author}
        </span>
      </span>
      {placingParts && item.rating !== null && (
        <placingParts.BookRating rating={item.rating} className="shrink-0" />
      )}
      <span className="relative z-1 shrink-0">
        <BookMenu {...menu} title={title} />
      </span>
    </li>
  )
}

function BookMenu({
  title,
  items,
  onTake,
}: Pick<BookRowProps, 'items' | 'onTake'> & { title: string }) {
  const { t } = useTranslation('shelves')
  if (!items && !onTake) return null
  return (
    <RowMenu name={title}>
      {items}
      {items && onTake && <MenuSeparator />}
      {onTake && (
        <MenuItem icon={<X />} tone="danger" onClick={onTake}>
          {t('shelf.take')}
        </MenuItem>
      )}
    </RowMenu>
  )
}
