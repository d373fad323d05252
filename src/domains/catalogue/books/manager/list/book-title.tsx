import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { BookCover } from '#kit/covers/index.ts'
import { ownScript, ColumnFallback } from '#kit/record-list/index.ts'
import type { BookSummary } from '../../book.ts'
import { yearText } from '../../year.ts'

/** The link fills the row. Narrow screens show a second line instead of columns. */
export function BookTitle({ book, hue }: { book: BookSummary; hue: number | undefined }) {
  return (
    <BookLine book={book} hue={hue}>
      <Link to="/manager/books/$id" params={{ id: book.id }} dir="auto" className={ownScript}>
        {book.title}
      </Link>
    </BookLine>
  )
}

interface BookLineProps {
  book: BookSummary
  hue: number | undefined
  children: ReactNode
}

export function BookLine({ book, hue, children }: BookLineProps) {
  const format = useFormat()
  const { author, publishedYear } = book
  return (
    <div className="flex items-center gap-3">
      <div className="w-7 shrink-0 max-sm:w-8">
        <BookCover book={{ ...book, hue }} size="row" />
      </div>
      <span className="min-w-0 grow">
        {children}
        <ColumnFallback column="author" className="flex gap-3 text-sm/5 font-normal text-ink-soft">
          <span dir="auto" className={`grow ${ownScript}`}>
            {author}
          </span>
          {/* At the end, so that the year stays in place when the web font changes the width of the author's name. */}
          {publishedYear !== null && (
            <ColumnFallback column="publishedYear" className="shrink-0 tabular-nums">
              {yearText(publishedYear, format)}
            </ColumnFallback>
          )}
        </ColumnFallback>
      </span>
    </div>
  )
}
