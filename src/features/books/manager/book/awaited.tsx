import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText, Refusal } from '#features/session/index.ts'
import { NotFoundScreen } from '#layouts/not-found-screen.tsx'
import { Page } from '#layouts/page.tsx'
import { ProblemId } from '#layouts/problem-id.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { OfflineState } from '#ui/feedback/offline-state.tsx'

type Asked<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'fetchStatus' | 'isFetching' | 'refetch'
>

interface AwaitedProps<Data> {
  of: Asked<Data>
  /** Of the page, while it has nothing else to say. */
  title: ReactNode
  /** In the shape of what is coming. */
  pending: ReactNode
  children: (data: Data) => ReactNode
}

/** What was asked for; until then, that it is coming, that there is no way to it, that it failed or is nowhere. */
export function Awaited<Data>({ of: asked, title, pending, children }: AwaitedProps<Data>) {
  const { data, error, fetchStatus } = asked
  const refusal = error instanceof Refusal ? error : undefined
  if (refusal?.status === 404) return <NotFoundScreen />
  if (data !== undefined) return children(data)
  const isOffline = fetchStatus === 'paused' || refusal?.code === 'OFFLINE'
  return (
    <Page title={title}>
      {isOffline && <Offline of={asked} />}
      {error && !isOffline && <Failed of={asked} error={error} requestId={refusal?.requestId} />}
      {!error && !isOffline && pending}
    </Page>
  )
}

function Offline({ of: asked }: { of: Asked<unknown> }) {
  const { t } = useTranslation('books')
  return (
    <OfflineState
      title={t('form.offline')}
      text={t('form.offlineText')}
      actions={<TryAgain of={asked} />}
    />
  )
}

interface FailedProps {
  of: Asked<unknown>
  error: Error
  requestId: string | undefined
}

function Failed({ of: asked, error, requestId }: FailedProps) {
  const { t } = useTranslation('books')
  return (
    <FailedState
      title={t('form.loadFailed')}
      text={<ProblemText error={error} />}
      actions={<TryAgain of={asked} />}
      note={<ProblemId of={requestId} />}
    />
  )
}

function TryAgain({ of: { isFetching, refetch } }: { of: Asked<unknown> }) {
  const { t } = useTranslation(['books', 'common'])
  return (
    <Button pending={isFetching} onClick={() => void refetch()}>
      {t('common:actions.tryAgain')}
    </Button>
  )
}
