import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Genre, genresQuery } from '#features/genres/index.ts'
import type { BookSummary } from '../book.ts'
import { BookCard } from './book-card.tsx'
import { useCoverTransition } from './cover-transition.ts'
import { neighboursQuery } from './shelf.queries.ts'

interface NeighbourShelvesProps {
  book: BookSummary
  genre: Genre | undefined
}

/** What stands beside a book: others of its author, others of its genre. Where they don't come, the page is whole without. */
export function NeighbourShelves({ book, genre }: NeighbourShelvesProps) {
  const { t } = useTranslation('books')
  const { data } = useQuery(neighboursQuery(book.id))
  const { data: genres } = useQuery(genresQuery)
  const { nameOf } = useCoverTransition()
  const hues = new Map(genres?.map(({ id, colour }) => [id, colour]))
  const cards = (books: BookSummary[]) =>
    books.map((other) => (
      <li key={other.id} className="w-26 shrink-0 snap-start sm:w-36">
        <BookCard book={other} hue={hues.get(other.genreId)} transitionName={nameOf(other.id)} />
      </li>
    ))
  return (
    <>
      {data && data.author.length > 0 && (
        <Shelf title={t('reader.moreBy', { author: book.author })}>{cards(data.author)}</Shelf>
      )}
      {data && genre && data.genre.length > 0 && (
        <Shelf title={t('reader.moreIn', { genre: genre.name })}>{cards(data.genre)}</Shelf>
      )}
    </>
  )
}

/** One row, pushed along where it is longer than the page. */
function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-14">
      <h2 className="text-2xl font-medium">{title}</h2>
      <ul
        aria-label={title}
        className="-mx-4 mt-3 flex snap-x scroll-px-4 [scrollbar-width:thin] gap-4 overflow-x-auto px-4 pt-2 pb-4 sm:gap-6"
      >
        {children}
      </ul>
    </section>
  )
}
