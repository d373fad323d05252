import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isMissing, type PageContext, preparePage } from '#kit/page/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { genresQuery } from '#modules/genres/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { BackToGrid } from '../book/back-to-grid.tsx'
import { CoverPlace } from '../cover-place.tsx'
import { authorQuery } from '../reader.queries.ts'
import { useOfflineWords } from '../use-offline-words.ts'
import { bookColumns } from './author-books.tsx'
import { AuthorView } from './author-view.tsx'

export async function prepareAuthorPage(context: PageContext, name: string) {
  const { queryClient } = context
  const query = authorQuery(name)
  await preparePage({ context, texts: ['books'], queries: [query, genresQuery] })
  return { name: queryClient.getQueryData(query.queryKey)?.name }
}

export function AuthorPage({ name }: { name: string }) {
  const { t } = useTranslation('books')
  const offline = useOfflineWords()
  const query = useQuery(authorQuery(name))
  const { data, error, fetchStatus } = query
  if (!data && error && isMissing(error)) throw notFound()

  const hasFailed = !data && (error !== null || fetchStatus === 'paused')
  return (
    <div>
      <BackToGrid />
      {data && <AuthorView author={data} />}
      {hasFailed && <FetchFailed of={query} title={t('author.failed')} offline={offline} />}
      {!data && !hasFailed && <AuthorPending />}
      {!data && <h1 className="sr-only">{t('author.author')}</h1>}
    </div>
  )
}

function AuthorPending() {
  const { t } = useTranslation('books')
  return (
    <Loading label={t('author.loading')}>
      <Skeleton className="h-11 w-80 max-w-full lg:h-13" />
      <Skeleton className="mt-4 h-5 w-40" />
      <Skeleton className="mt-14 h-8 w-48" />
      <ul className={bookColumns}>
        {Array.from({ length: 6 }, (_, at) => (
          <CoverPlace key={at} />
        ))}
      </ul>
    </Loading>
  )
}
