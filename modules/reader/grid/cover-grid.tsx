import { type CSSProperties, type RefObject, use, useEffect, useRef, useState } from 'react'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'
import type { BookSummary } from '#modules/catalogue/books/index.ts'
import type { Genre } from '#modules/genres/index.ts'
import { usePrinting } from '#ui/data/use-printing.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { BookCard } from '../book-card.tsx'
import { BookLine } from '../book-line.tsx'
import { CoverPlace } from '../cover-place.tsx'
import { useCoverTransition } from '../cover-transition.ts'
import { ReaderPartsContext } from '../reader-parts-context.ts'
import { fromGrid } from '../steps-from-grid.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

interface CoverGridProps {
  label: string
  books: readonly BookSummary[]
  genreOf: (id: string) => Genre | undefined
  isList?: boolean
  expected?: number
  total?: number | undefined
  onNearEnd?: (() => void) | undefined
}

type Room = CSSProperties & Record<'--books' | '--above', number>
type Place = CSSProperties & Record<'--row-at' | '--column-at', number>

const placeOf = (at: number, columns: number): Place => ({
  '--row-at': Math.floor(at / columns),
  '--column-at': at % columns,
})

const rowsAhead = 2
const blockSize = 50

/** Aligned blocks, so that query keys stay the same while the user scrolls. */
const blocksOf = (books: readonly BookSummary[]) => (at: number) => {
  const start = at - (at % blockSize)
  return books.slice(start, start + blockSize).map(({ id }) => id)
}

/** The focused card stays when it is out of sight, so that it keeps the focus. */
export function CoverGrid(props: CoverGridProps) {
  const { label, books, genreOf, isList = false, expected = 0, total, onNearEnd } = props
  const grid = useRef<HTMLUListElement>(null)
  const { columns, first, last } = useRowsInSight(grid)
  const { cameFrom, nameOf } = useCoverTransition()
  const held = useHeldBook(grid)
  useArrowKeys(grid, columns)
  useEffect(() => openMenuByLongPress(grid.current), [])
  const returnTo = useReturnTo(cameFrom)

  const isNearEnd = (last + rowsAhead) * columns >= books.length
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])

  const places = books.length + expected
  const above = Math.min(first, Math.floor(places / columns))
  const from = above * columns
  const to = last * columns
  const isPrinting = usePrinting()
  const drawn = isPrinting ? books : books.slice(from, to)
  const shown = drawn.map((book, index) => ({ book, at: isPrinting ? index : from + index }))
  const heldAt = books.findIndex(({ id }) => id === held)
  const isAway = !isPrinting && (heldAt < from || heldAt >= to)
  const away = isAway ? books[heldAt] : undefined
  if (away) shown[heldAt < from ? 'unshift' : 'push']({ book: away, at: heldAt })
  const { BookMarks, BookMark, BookBadge } = use(ReaderPartsContext)
  const blockAt = blocksOf(books)
  const Book = isList ? BookLine : BookCard
  const room: Room = { '--books': places, '--above': above }

  const list = (
    <ul ref={grid} aria-label={label} className="cover-grid" style={room}>
      {shown.map(({ book, at }) => (
        <li
          key={book.id}
          data-card={book.id}
          data-away={book === away || undefined}
          style={book === away ? placeOf(at, columns) : undefined}
          ref={book.id === cameFrom ? returnTo : undefined}
          aria-posinset={total && at + 1}
          aria-setsize={total}
        >
          <Book
            book={book}
            genre={genreOf(book.genreId)}
            transitionName={nameOf(book.id)}
            stateAfter={fromGrid}
          />
          {BookBadge && <BookBadge book={book} block={blockAt(at)} />}
          {BookMark && (
            <div className="cover-marks">
              <BookMark book={book} block={blockAt(at)} />
            </div>
          )}
        </li>
      ))}
      {to > books.length && Array.from({ length: expected }, (_, at) => <CoverPlace key={at} />)}
    </ul>
  )
  return BookMarks ? <BookMarks>{list}</BookMarks> : list
}

const longPresses = createOnDemand(() => import('./long-press.ts'))

/** The code loads only where there is no pointer to hover; without it, the other ways to the menu remain. */
function openMenuByLongPress(grid: HTMLElement | null) {
  const end = new AbortController()
  const { signal } = end
  if (grid && matchMedia('(hover: none)').matches) {
    let held: PointerEvent | undefined
    const hold = (event: PointerEvent) => {
      held = event.type === 'pointerdown' ? event : undefined
    }
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      grid.addEventListener(type, hold, { passive: true, signal })
    }
    longPresses.fetch().then(
      ({ menuByLongPress }) => menuByLongPress(grid, signal, held),
      () => undefined,
    )
  }
  return () => end.abort()
}

function useHeldBook(grid: RefObject<HTMLElement | null>): string | undefined {
  const [held, hold] = useState<string>()
  useEffect(() => {
    const element = grid.current
    const follow = () => {
      const card = document.activeElement?.closest<HTMLElement>('[data-card]')
      if (card && element?.contains(card)) hold(card.dataset['card'])
    }
    // The card may have received the focus before hydration.
    follow()
    element?.addEventListener('focusin', follow)
    return () => element?.removeEventListener('focusin', follow)
  }, [grid])
  return held
}

function useReturnTo(book: string | undefined) {
  const awaited = useRef(book)
  return (card: HTMLElement | null) => {
    if (!card || awaited.current === undefined) return
    awaited.current = undefined
    focusOnArrival(card.querySelector('a'))
  }
}
