import { Link } from '@tanstack/react-router'
import { BookCover } from '#features/covers/index.ts'
import type { BookSummary } from '../book.ts'

interface BookCardProps {
  book: BookSummary
  hue: number | undefined
  /** Names its cover for the way between grid and page. */
  transitionName: string | undefined
}

/** A book: its cover, and below it what it is called. */
export function BookCard({ book, hue, transitionName }: BookCardProps) {
  const { id, title, author } = book
  return (
    <Link to="/app/books/$id" params={{ id }} className="group block rounded-sm outline-offset-4">
      <span
        className="block transition-transform duration-200 ease-page group-hover:-translate-y-1"
        style={{ viewTransitionName: transitionName }}
      >
        <BookCover book={{ ...book, hue }} size="shelf" />
      </span>
      <span
        dir="auto"
        className="mt-2 line-clamp-2 along-page font-serif text-sm/[1.25] font-medium wrap-break-word"
      >
        {title}
      </span>
      <span dir="auto" className="mt-0.5 block truncate along-page text-xs/5 text-ink-soft">
        {author}
      </span>
    </Link>
  )
}
