import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FetchFailed, ProblemText } from '#kit/problems/index.ts'
import { pagesOf } from '#kit/record-list/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { SignInRow } from './sign-in-row.tsx'

export const signInsQuery = pagesOf('activity.listOwn', {}, { limit: 5, under: ['account'] })

export function SignInsCard() {
  const { t } = useTranslation('account')
  const query = useInfiniteQuery(signInsQuery)
  const { data, error, dataUpdatedAt, fetchStatus } = query
  const isAway = !data && (error !== null || fetchStatus === 'paused')
  const rows = data?.pages.flatMap(({ items }) => items)
  return (
    <Card title={t('signIns.title')} description={t('signIns.explanation')}>
      {rows?.length === 0 && <p className="text-sm text-ink-soft">{t('signIns.none')}</p>}
      {rows && (
        <ul className="-my-2 divide-y divide-line">
          {rows.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} readAt={dataUpdatedAt} />
          ))}
        </ul>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-sm text-danger">
          <ProblemText error={query.error} />
        </p>
      )}
      {query.hasNextPage && (
        <Button
          size="sm"
          className="mt-4"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('signIns.more')}
        </Button>
      )}
      {isAway && <FetchFailed of={query} title={t('signIns.loadFailed')} />}
      {!data && !isAway && <SignInsPending />}
    </Card>
  )
}

function SignInsPending() {
  const { t } = useTranslation('account')
  return (
    <Loading label={t('signIns.loading')}>
      <div className="flex items-center gap-4 py-1">
        <Skeleton round className="size-9" />
        <div className="grow">
          <Skeleton className="my-1 h-4 w-32" />
          <Skeleton className="my-1 h-3.5 w-56" />
        </div>
      </div>
    </Loading>
  )
}
