import { useQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import { BackToGrid } from '../book/back-to-grid.tsx'
import { isMissing } from '../is-missing.ts'
import { authorQuery } from '../reader.queries.ts'
import { useOfflineWords } from '../use-offline-words.ts'
import { AuthorPending } from './author-pending.tsx'
import { AuthorView } from './author-view.tsx'

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
