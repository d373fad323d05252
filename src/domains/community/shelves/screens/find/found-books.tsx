import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import { BookCover } from '#kit/covers/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

export interface FoundBook {
  id: string
  title: string
  author: string
  genreId: string
  coverId: string | null
}

interface FoundBooksProps {
  of: UseQueryResult<readonly FoundBook[]>
  actionOf: (book: FoundBook) => ReactNode
}

export function FoundBooks({ of: query, actionOf }: FoundBooksProps) {
  const { t } = useTranslation('shelves')
  const { data: genres } = useQuery(genresQuery)
  const { data: books, isError, isPlaceholderData, fetchStatus } = query
  const isOffline = fetchStatus === 'paused' && (!books || isPlaceholderData)
  if (isError || isOffline) return <FetchFailed of={query} title={t('find.failed')} />
  if (!books) {
    return (
      <Loading label={t('find.loading')}>
        <Skeleton className="my-3 h-12" />
        <Skeleton className="my-3 h-12" />
      </Loading>
    )
  }
  if (books.length === 0) {
    return <p className="py-6 text-center text-ink-soft">{t('find.none')}</p>
  }
  return (
    <div className="-mx-4">
      <ListRows label={t('find.found')}>
        {books.map((book) => (
          <ListRow
            key={book.id}
            leading={
              <div className="w-8 shrink-0">
                <BookCover
                  book={{ ...book, hue: genres?.find(({ id }) => id === book.genreId)?.colour }}
                  size="row"
                />
              </div>
            }
            title={<bdi>{book.title}</bdi>}
            detail={<bdi>{book.author}</bdi>}
            trailing={actionOf(book)}
          />
        ))}
      </ListRows>
    </div>
  )
}
