import { useQuery, useQueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import { bookQuery } from '#modules/catalogue/books/index.ts'
import { useGenres } from '#modules/catalogue/genres/index.ts'
import { isMissing } from '../is-missing.ts'
import { useOfflineWords } from '../use-offline-words.ts'
import { BackToGrid } from './back-to-grid.tsx'
import { BookPending } from './book-pending.tsx'
import { bookPreview } from './book-preview.ts'
import { BookView } from './book-view.tsx'
import { NeighbourRows } from './neighbour-rows.tsx'

export function ReaderBookPage({ id }: { id: string }) {
  const { t } = useTranslation('books')
  const queryClient = useQueryClient()
  const offline = useOfflineWords()
  const query = useQuery(bookQuery(id))
  const { data, error, fetchStatus } = query
  const { data: genres } = useGenres()
  if (!data && error && isMissing(error)) throw notFound()

  const book = data ?? bookPreview(queryClient, id)
  const genre = genres?.find((one) => one.id === book?.genreId)
  const hasFailed = !data && (error !== null || fetchStatus === 'paused')
  return (
    <div className="book-page">
      <BackToGrid />
      {book && <BookView book={book} genre={genre} texts={data} />}
      {hasFailed && <FetchFailed of={query} title={t('reader.bookFailed')} offline={offline} />}
      {!book && !hasFailed && <BookPending />}
      {!book && <h1 className="sr-only">{t('reader.book')}</h1>}
      {book && <NeighbourRows book={book} genre={genre} />}
    </div>
  )
}
