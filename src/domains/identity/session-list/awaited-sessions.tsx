import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FetchFailed } from '#kit/problems/index.ts'
import { SessionPending } from './session-pending.tsx'
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
