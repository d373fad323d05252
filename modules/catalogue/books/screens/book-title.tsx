import type { ReactNode } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { yearText } from '#i18n/year-text.ts'
import { ColumnFallback, ownScript } from '#kit/record-list/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import type { Genre } from '#modules/genres/index.ts'
import type { BookSummary } from '../book.resource.ts'

interface BookTitleProps {
  record: BookSummary
  references: { genreId?: Genre }
  children: ReactNode
}

/** Narrow screens show a second line instead of columns. */
export function BookTitle({ record, references, children }: BookTitleProps) {
  const format = useFormat()
  const { author, publishedYear } = record
  return (
    <div className="flex items-center gap-3">
      <div className="w-(--row-picture) shrink-0 max-sm:w-8">
        <BookCover book={{ ...record, hue: references.genreId?.colour }} size="row" />
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
