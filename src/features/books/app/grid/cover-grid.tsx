import { type CSSProperties, useEffect, useRef } from 'react'
import { ShelfMark, ShelfMarks, useWantedBooks } from '#features/shelves/index.ts'
import type { BookSummary } from '../../book.ts'
import { BookCard } from '../book-card.tsx'
import { CoverPlace } from '../cover-place.tsx'
import { useCoverTransition } from '../cover-transition.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useReturnTo } from './use-return-to.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

interface CoverGridProps {
  label: string
  books: readonly BookSummary[]
  hueOf: (genreId: string) => number | undefined
  /** How many more are expected: they have their room already. */
  expected?: number
  /** Of all there are, where these are the first of them. */
  total?: number | undefined
  /** Fetches more, once somebody is near the end. */
  onNearEnd?: (() => void) | undefined
}

/** Fetched before anybody gets there. */
const rowsAhead = 2

/** Covers in rows. Those out of sight leave the page, and the room that they take stays. */
export function CoverGrid(props: CoverGridProps) {
  const { label, books, hueOf, expected = 0, total, onNearEnd } = props
  const grid = useRef<HTMLUListElement>(null)
  const { columns, first, last } = useRowsInSight(grid)
  const { cameFrom, nameOf } = useCoverTransition()
  useArrowKeys(grid, columns)
  const returnTo = useReturnTo(cameFrom)

  const isNearEnd = (last + rowsAhead) * columns >= books.length
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])

  const places = books.length + expected
  const above = Math.min(first, Math.floor(places / columns))
  const shown = books.slice(above * columns, last * columns)
  const wanted = useWantedBooks(books, above * columns, last * columns)
  const room: CSSProperties & Record<'--books' | '--above', number> = {
    '--books': places,
    '--above': above,
  }
  return (
    <ShelfMarks>
      <ul ref={grid} aria-label={label} className="cover-grid" style={room}>
        {shown.map((book, at) => (
          <li
            key={book.id}
            ref={book.id === cameFrom ? returnTo : undefined}
            aria-posinset={total && above * columns + at + 1}
            aria-setsize={total}
          >
            <BookCard book={book} hue={hueOf(book.genreId)} transitionName={nameOf(book.id)} />
            <ShelfMark book={book} isWanted={wanted.has(book.id)} />
          </li>
        ))}
        {last * columns > books.length &&
          Array.from({ length: expected }, (_, at) => <CoverPlace key={at} />)}
      </ul>
    </ShelfMarks>
  )
}
