import { useQuery, useQueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isMissing } from '#kit/page/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import type { BookSummary } from '#modules/catalogue/books/index.ts'
import { type Genre, useGenres } from '#modules/genres/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { BookRow } from '../book-row.tsx'
import { bookQuery } from '../books.queries.ts'
import { neighboursQuery } from '../reader.queries.ts'
import { oneStepFurther } from '../steps-from-grid.ts'
import { useOfflineWords } from '../use-offline-words.ts'
import { BackToGrid } from './back-to-grid.tsx'
import { BookLayout } from './book-layout.tsx'
import { bookPreview } from './book-preview.ts'
import { BookView } from './book-view.tsx'

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

function BookPending() {
  const { t } = useTranslation('books')
  const cover = (
    <div className="rounded-xl bg-sunken px-8 py-8 max-sm:-mx-4 max-sm:rounded-none lg:py-10">
      <Skeleton className="mx-auto aspect-2/3 w-44 sm:w-60 lg:w-full lg:max-w-72" />
    </div>
  )
  return (
    <Loading label={t('reader.bookLoading')}>
      <BookLayout cover={cover}>
        <Skeleton className="h-11 w-4/5 lg:h-13" />
        <Skeleton className="mt-4 h-6 w-2/5" />
        <Skeleton className="mt-6 h-8 w-28" />
        <Skeleton className="mt-6 h-9 w-3/5" />
      </BookLayout>
    </Loading>
  )
}

interface NeighbourRowsProps {
  book: BookSummary
  genre: Genre | undefined
}

function NeighbourRows({ book, genre }: NeighbourRowsProps) {
  const { t } = useTranslation('books')
  const { data } = useQuery(neighboursQuery(book.id))
  return (
    <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-14 empty:hidden print:hidden">
      {data && data.author.length > 0 && (
        <BookRow
          title={t('reader.moreBy', { author: book.author })}
          books={data.author}
          more={
            <TextLink to="/app/authors/$name" params={{ name: book.author }} state={oneStepFurther}>
              {t('reader.allBy', { author: book.author })}
            </TextLink>
          }
        />
      )}
      {data && genre && data.genre.length > 0 && (
        <BookRow title={t('reader.moreIn', { genre: genre.name })} books={data.genre} />
      )}
    </div>
  )
}
