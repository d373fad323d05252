import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BookSummary } from '#modules/catalogue/books/index.ts'
import { genresQuery } from '#modules/genres/index.ts'
import { BookCard } from './book-card.tsx'
import { CoverPlace } from './cover-place.tsx'
import { useCoverTransition } from './cover-transition.ts'
import { oneStepFurther } from './steps-from-grid.ts'

interface BookRowProps {
  title: string
  books: BookSummary[]
  more?: ReactNode
}

export function BookRow({ title, books, more }: BookRowProps) {
  const { data: genres } = useQuery(genresQuery)
  const { nameOf } = useCoverTransition()
  const known = new Map(genres?.map((genre) => [genre.id, genre]))
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="line-clamp-3 text-2xl font-medium">{title}</h2>
        <div className="pointer-coarse:*:inline-flex pointer-coarse:*:min-h-11 pointer-coarse:*:items-center">
          {more}
        </div>
      </div>
      <ul aria-label={title} className={row}>
        {books.map((book) => (
          <li key={book.id} className={place}>
            <BookCard
              book={book}
              genre={known.get(book.genreId)}
              transitionName={nameOf(book.id)}
              stateAfter={oneStepFurther}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const BookRowPending = () => (
  <ul className={row}>
    {Array.from({ length: 6 }, (_, at) => (
      <CoverPlace key={at} className={place} />
    ))}
  </ul>
)

const row =
  '-mx-4 mt-3 flex snap-x scroll-px-4 [scrollbar-width:thin] gap-4 overflow-x-auto px-4 pt-2 pb-4 sm:gap-6'
const place = 'w-26 shrink-0 snap-start sm:w-36'
