import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchFailed, Refusal } from '#kit/problems/index.ts'
import { NotFoundScreen } from '#layouts/errors/not-found-screen.tsx'
import { Page } from '#layouts/page.tsx'

type Asked<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'fetchStatus' | 'isFetching' | 'refetch'
>

interface AwaitedProps<Data> {
  of: Asked<Data>
  title: ReactNode
  failedTitle: ReactNode
  pending: ReactNode
  /** Around the states before there is data. */
  Frame?: ComponentType<{ title: ReactNode; children: ReactNode }>
  children: (data: Data) => ReactNode
}

export function Awaited<Data>({
  of: asked,
  title,
  failedTitle,
  pending,
  Frame = Page,
  children,
}: AwaitedProps<Data>) {
  const { data, error, fetchStatus } = asked
  const { t } = useTranslation('record-page')
  if (error instanceof Refusal && error.status === 404) return <NotFoundScreen />
  if (data !== undefined) return children(data)
  const offline = { title: t('offline.title'), text: t('offline.text') }
  return (
    <Frame title={title}>
      {error || fetchStatus === 'paused' ? (
        <FetchFailed of={asked} title={failedTitle} offline={offline} />
      ) : (
        pending
      )}
    </Frame>
  )
}
