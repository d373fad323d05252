import { type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import type { Activity } from '../activity-list.server.ts'
import type { ActivityAddress } from '../list/activity-address.ts'
import { ActivityTitle } from '../list/activity-title.tsx'

interface RecentListProps {
  of: UseQueryResult<{ items: Activity[] }>
  list: ActivityAddress
  /** The code of its sentences is still on its way. */
  isAwaited?: boolean
  /** The actions of one entry; `newer` are those above it. */
  actionOf?: ((activity: Activity, newer: readonly Activity[]) => ReactNode) | undefined
}

export function RecentList(props: RecentListProps) {
  const { of: query, list, isAwaited = false, actionOf } = props
  const { t } = useTranslation('activity')
  const { data, dataUpdatedAt } = query
  if (!data) {
    const isAway = query.isError || query.fetchStatus === 'paused'
    return isAway ? (
      <FetchFailed of={query} title={t('recent.failed')} />
    ) : (
      <RecentPending label={t('recent.loading')} />
    )
  }
  if (isAwaited) return <RecentPending label={t('recent.loading')} count={data.items.length} />
  if (data.items.length === 0) {
    return <p className="py-4 text-sm text-ink-soft">{t('recent.empty')}</p>
  }
  return (
    <ul className="divide-y divide-line">
      {data.items.map((activity, place) => (
        <li
          key={activity.id}
          className="relative flex min-h-14 flex-wrap items-center gap-x-4 py-2 hover:bg-hover [&_a]:not-[.relative]:after:absolute [&_a]:not-[.relative]:after:inset-0"
        >
          <div className="min-w-0 grow basis-56">
            <ActivityTitle {...{ activity, list }} readAt={dataUpdatedAt} />
          </div>
          {actionOf?.(activity, data.items.slice(0, place))}
        </li>
      ))}
    </ul>
  )
}

function RecentPending({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <Loading label={label}>
      {Array.from({ length: count }, (_, at) => (
        <div
          key={at}
          className="flex min-h-14 items-center gap-3 border-line py-2 not-first:border-t"
        >
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
