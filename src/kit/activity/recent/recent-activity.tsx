import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Ago } from '../act-time.tsx'
import { recentActivityQuery } from '../activity.queries.ts'
import { addressOf, everything } from '../list/activity-address.ts'
import { ActivityTitle } from '../list/activity-title.tsx'

interface RecentActivityProps {
  type: string
  id: string
}

function RecentActivity({ type, id }: RecentActivityProps) {
  const { t, ready } = useTranslation(['activity', 'devices', 'jobs', 'common'])
  const query = useQuery(recentActivityQuery(id))
  const isAway = !query.data && (query.isError || query.fetchStatus === 'paused')
  const list = addressOf(type, id)
  if (!ready) return null
  return (
    <section className="mt-10 max-w-3xl">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
        <h2 className="text-xl/snug font-medium">{t('recent.title')}</h2>
        <p className="flex gap-x-6 text-sm">
          {type === 'user' && (
            <TextLink to="/manager/activity" search={{ ...everything, actor: id }}>
              {t('recent.byThem')}
            </TextLink>
          )}
          <TextLink to="/manager/activity" search={list}>
            {t('recent.all')}
          </TextLink>
        </p>
      </header>
      {query.data?.items.length === 0 && (
        <p className="py-4 text-sm text-ink-soft">{t('recent.empty')}</p>
      )}
      {query.data && (
        <ul className="divide-y divide-line">
          {query.data.items.map((activity) => (
            <li
              key={activity.id}
              className="relative flex min-h-14 items-center gap-4 py-2 hover:bg-hover [&_a]:after:absolute [&_a]:after:inset-0"
            >
              <div className="min-w-0 grow">
                <ActivityTitle {...{ activity, list }} readAt={query.dataUpdatedAt} />
              </div>
              <span className="shrink-0 text-sm text-ink-soft tabular-nums max-sm:hidden">
                <Ago at={activity.at} readAt={query.dataUpdatedAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {!query.data && !isAway && <RecentPending label={t('recent.loading')} />}
      {isAway && <FetchFailed of={query} title={t('recent.failed')} />}
    </section>
  )
}

function RecentPending({ label }: { label: string }) {
  return (
    <Loading label={label}>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3 py-2">
          <Skeleton round className="size-9" />
          <div className="grow">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-2 h-3 w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

export const RecordActivity = (record: RecentActivityProps) => (
  <Suspense>
    <RecentActivity {...record} />
  </Suspense>
)
