import { Link } from '@tanstack/react-router'
import { GripVertical } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ownScript } from '#kit/record-list/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import type { ShelfBook } from '../../books/shelf-book.server.ts'
import { placingParts } from '../put/placing-parts.ts'

export const ROW = 72

const titleLook = `${ownScript} font-serif text-base/6 font-medium`

interface BookRowProps {
  item: ShelfBook
  hue: number | undefined
  isOpen: boolean
  top: number
  place: { index: number; total: number | undefined }
  isLifted: boolean
  isCarriedByKeys: boolean
  isShifting: boolean
  handle: ComponentProps<'button'> | undefined
  menu: ReactNode
}

export function BookRow(props: BookRowProps) {
  const { item, hue, isOpen, top, place, isLifted, isCarriedByKeys, isShifting, handle, menu } =
    props
  const { id, title, author } = item.book
  const { t } = useTranslation('shelves')
  const row = useRef<HTMLLIElement>(null)

  const carriedTo = isCarriedByKeys ? top : undefined
  useEffect(() => {
    if (carriedTo !== undefined) row.current?.scrollIntoView({ block: 'nearest' })
  }, [carriedTo])

  return (
    <li
      ref={row}
      data-card={id}
      aria-posinset={place.index + 1}
      aria-setsize={place.total ?? -1}
      style={{ transform: `translateY(${top}px)` }}
      className={`absolute inset-x-0 top-0 flex h-18 scroll-mt-32 scroll-mb-28 items-center gap-3 border-b border-line bg-card pe-2 hover:bg-hover print:static print:h-auto print:min-h-18 print:transform-none! print:break-inside-avoid ${handle ? 'ps-1' : 'ps-4'} ${isLifted ? 'z-2 rounded-md border-transparent bg-card shadow-floating' : ''} ${isShifting ? 'transition-transform duration-150' : ''}`}
    >
      {handle && (
        <IconButton
          {...handle}
          label={t('order.handle', { title })}
          aria-pressed={isLifted}
          className="relative z-1 cursor-grab touch-none active:cursor-grabbing aria-pressed:text-accent"
        >
          <GripVertical aria-hidden />
        </IconButton>
      )}
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
      <span className="relative z-1 shrink-0">{menu}</span>
    </li>
  )
}
