import { type HistoryState, Link } from '@tanstack/react-router'
import type { BookSummary } from '#modules/catalogue/books/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import type { Genre } from '#modules/genres/index.ts'

export interface BookCardProps {
  book: BookSummary
  genre: Pick<Genre, 'name' | 'colour'> | undefined
  transitionName: string | undefined
  stateAfter: (here: HistoryState) => HistoryState
  /** Instead of the author. */
  detail?: string
}

export function BookCard(props: BookCardProps) {
  const { book, genre, transitionName, stateAfter, detail = book.author } = props
  const { id, title } = book
  return (
    <Link
      to="/app/books/$id"
      params={{ id }}
      state={stateAfter}
      className="group block rounded-sm outline-offset-4"
    >
      <div
        className="transition-transform duration-200 ease-page group-hover:-translate-y-1"
        style={{ viewTransitionName: transitionName }}
      >
        <BookCover book={{ ...book, hue: genre?.colour }} size="shelf" />
      </div>
      {/* The ellipsis of text in the other direction overflows the line; without the padding it would be clipped. */}
      <span
        dir="auto"
        className="-me-4 mt-2 line-clamp-2 min-h-[2.5em] pe-4 along-page font-serif text-sm/[1.25] font-medium wrap-break-word"
      >
        {title}
      </span>
      <span dir="auto" className="mt-0.5 one-line text-xs/5 text-ink-soft">
        {detail}
      </span>
    </Link>
  )
}
