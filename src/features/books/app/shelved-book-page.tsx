import { useQuery, useQueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { genresQuery } from '#features/genres/index.ts'
import { BackToShelf } from './back-to-shelf.tsx'
import { BookPending } from './book-pending.tsx'
import { BookView } from './book-view.tsx'
import { glimpseOf } from './glimpse.ts'
import { isMissing } from './is-missing.ts'
import { NeighbourShelves } from './neighbour-shelves.tsx'
import { ShelfFailed } from './shelf-failed.tsx'
import { bookPageQuery } from './shelf.queries.ts'

/** One book: its cover, what is known of it, and what stands beside it. */
export function ShelvedBookPage({ id }: { id: string }) {
  const { t } = useTranslation('books')
  const queryClient = useQueryClient()
  const { data, error, isFetching, fetchStatus, refetch } = useQuery(bookPageQuery(id))
  const { data: genres } = useQuery(genresQuery)
  if (!data && error && isMissing(error)) throw notFound()

  // What the shelf knew of it is there at once, its description later.
  const book = data ?? glimpseOf(queryClient, id)
  const genre = genres?.find((one) => one.id === book?.genreId)
  const hasFailed = !data && (error !== null || fetchStatus === 'paused')
  return (
    <>
      <BackToShelf />
      {book && <BookView book={book} genre={genre} description={data?.description} />}
      {hasFailed && (
        <ShelfFailed
          title={t('reader.bookFailed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!book && !hasFailed && <BookPending />}
      {!book && <h1 className="sr-only">{t('reader.book')}</h1>}
      {book && <NeighbourShelves book={book} genre={genre} />}
    </>
  )
}
