import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchFailed, isUnreached, Refusal } from '#kit/problems/index.ts'
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
  /** Takes the place of the page that can't be fetched, or leaves it as it is. */
  Offline?: ComponentType<{ children: ReactNode }> | undefined
  children: (data: Data) => ReactNode
}

export function Awaited<Data>({
  of: asked,
  title,
  failedTitle,
  pending,
  Frame = Page,
  Offline = Fragment,
  children,
}: AwaitedProps<Data>) {
  const { data, error, fetchStatus } = asked
  const { t } = useTranslation('record-page')
  if (error instanceof Refusal && error.status === 404) return <NotFoundScreen />
  if (data !== undefined) return children(data)
  if (!error && fetchStatus !== 'paused') return <Frame title={title}>{pending}</Frame>
  const offline = { title: t('offline.title'), text: t('offline.text') }
  const failed = (
    <Frame title={title}>
      <FetchFailed of={asked} title={failedTitle} offline={offline} />
    </Frame>
  )
  return isUnreached(asked) ? <Offline>{failed}</Offline> : failed
}
