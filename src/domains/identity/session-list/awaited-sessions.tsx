import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { sessionRow } from './session-row.tsx'
import type { ShownSession } from './shown-session.ts'

interface AwaitedSessionsProps {
  of: Pick<
    UseQueryResult<ShownSession[]>,
    'data' | 'error' | 'dataUpdatedAt' | 'refetch' | 'isFetching' | 'fetchStatus'
  >
  failedTitle: string
  children: (sessions: ShownSession[], readAt: number) => ReactNode
}

export function AwaitedSessions({ of: asked, failedTitle, children }: AwaitedSessionsProps) {
  const { data, error, dataUpdatedAt, fetchStatus } = asked
  if (data) return children(data, dataUpdatedAt)
  if (!error && fetchStatus !== 'paused') return <SessionPending />
  return <FetchFailed of={asked} title={failedTitle} />
}

function SessionPending() {
  const { t } = useTranslation('session-list')
  return (
    <Loading label={t('loading')}>
      <div className={sessionRow}>
        <Skeleton round className="size-9" />
        <div className="grow">
          <Skeleton className="my-1 h-4 w-44" />
          <Skeleton className="my-1 h-3.5 w-56" />
          <Skeleton className="my-1 h-3.5 w-32" />
        </div>
        <Skeleton className="h-8 w-24 pointer-coarse:h-11" />
      </div>
    </Loading>
  )
}
