import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BookCover } from '#modules/covers/index.ts'
import { useHueOf } from '#modules/genres/index.ts'
import { addressOf, useShelfName } from '../../shelf-name.ts'
import type { ListedShelf } from '../../shelf.ts'

export function ShelfTile({ shelf, menu }: { shelf: ListedShelf; menu: ReactNode }) {
  const { t } = useTranslation('shelves')
  const nameOf = useShelfName()
  return (
    <li className="group relative rounded-lg border border-line bg-card has-[a:hover]:border-line-strong">
      <div className="overflow-hidden rounded-t-lg bg-sunken pt-4">
        <ShelfFront covers={shelf.covers} />
      </div>
      <div className="flex items-center gap-1 py-2 ps-4 pe-2">
        <div className="min-h-11 min-w-0 grow">
          <h2 className="text-lg/6 font-medium">
            <Link
              to="/app/shelves/$shelf"
              params={{ shelf: addressOf(shelf) }}
              dir="auto"
              className="one-line outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {nameOf(shelf)}
            </Link>
          </h2>
          <p className="text-sm/5 text-ink-soft tabular-nums">
            {t('books', { count: shelf.bookCount })}
          </p>
        </div>
        <div className="relative z-1">{menu}</div>
      </div>
    </li>
  )
}

function ShelfFront({ covers }: Pick<ListedShelf, 'covers'>) {
  const hueOf = useHueOf()
  return (
    <div
      aria-hidden
      className="flex h-30 items-end justify-start border-b-4 border-line-strong px-2 transition-colors group-hover:border-accent sm:h-34"
    >
      {covers.map((book, at) => (
        <div
          // Covers come without book ids, but title and author together are unique.
          key={`${book.title} ${book.author}`}
          style={{ zIndex: covers.length - at }}
          className="relative w-18 shrink-0 rounded-xs shadow-raised not-first:-ms-8 sm:w-20"
        >
          <BookCover book={{ ...book, hue: hueOf(book.genreId) }} size="row" />
        </div>
      ))}
    </div>
  )
}
