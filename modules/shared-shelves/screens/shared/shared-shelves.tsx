import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FetchFailed, MoreFailed } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { ListRows } from '#ui/data/list-rows.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { sharedShelvesQuery } from '../../shared-shelves.queries.ts'
import { SharedShelfRow } from './shared-shelf-row.tsx'

export function SharedShelves({ organizationId }: { organizationId?: string }) {
  const { t } = useTranslation('shelves')
  const shared = useInfiniteQuery(sharedShelvesQuery(organizationId))
  const { data, isError, fetchStatus, isFetching, hasNextPage } = shared
  if (!data && (isError || fetchStatus === 'paused')) {
    return <FetchFailed of={shared} title={t('shared.failed')} />
  }
  if (!data) return <Pending />
  const shelves = data.pages.flatMap(({ items }) => items)
  if (shelves.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-line-strong px-5 py-8 text-center text-ink-soft">
        {organizationId ? t('shared.noneHere') : t('shared.none')}
      </p>
    )
  }
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line bg-card">
        <ListRows label={t('shared.title')}>
          {shelves.map((shelf) => (
            <SharedShelfRow key={shelf.id} shelf={shelf} withWay={organizationId === undefined} />
          ))}
        </ListRows>
      </div>
      <MoreFailed of={shared} title={t('shared.failed')} />
      {hasNextPage && !shared.isFetchNextPageError && (
        <div className="mt-4 text-center">
          <Button pending={isFetching} onClick={() => void shared.fetchNextPage()}>
            {t('shared.more')}
          </Button>
        </div>
      )}
    </>
  )
}

function Pending() {
  const { t } = useTranslation('shelves')
  return (
    <Loading label={t('shared.loading')}>
      <Skeleton className="h-16" />
    </Loading>
  )
}
