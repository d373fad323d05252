import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FetchFailed } from './fetch-failed.tsx'

interface FetchedProps<Data> {
  of: Pick<UseQueryResult<Data>, 'data' | 'error' | 'fetchStatus' | 'isFetching' | 'refetch'>
  failedTitle: ReactNode
  pending: ReactNode
  children: (data: Data) => ReactNode
}

/** Part of a page, once its data are there. */
export function Fetched<Data>({ of: query, failedTitle, pending, children }: FetchedProps<Data>) {
  const { data, error, fetchStatus } = query
  if (data !== undefined) return children(data)
  if (!error && fetchStatus !== 'paused') return pending
  return <FetchFailed of={query} title={failedTitle} />
}
