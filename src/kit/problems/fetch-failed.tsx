import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemId } from '#layouts/errors/problem-id.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { OfflineState } from '#ui/feedback/offline-state.tsx'
import { ProblemText } from './problem-text.tsx'
import { Refusal } from './refusal.ts'

type Asked = Pick<UseQueryResult, 'error' | 'fetchStatus'>

export const isUnreached = ({ error, fetchStatus }: Asked) =>
  fetchStatus === 'paused' || (error instanceof Refusal && error.code === 'OFFLINE')

interface FetchFailedProps {
  of: Asked & {
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  title: ReactNode
  offline?: { title: string; text: string }
}

export function FetchFailed({ of: query, title, offline }: FetchFailedProps) {
  const { t } = useTranslation(['common', 'problems'])
  const { error, isFetching, refetch } = query
  const refusal = error instanceof Refusal ? error : undefined
  const actions = (
    <Button pending={isFetching} onClick={() => void refetch()}>
      {t('actions.tryAgain')}
    </Button>
  )
  if (isUnreached(query)) {
    const words = offline ?? {
      title: t('problems:offline.title'),
      text: t('problems:offline.text'),
    }
    return <OfflineState {...words} actions={actions} />
  }
  return (
    <FailedState
      title={title}
      text={error && <ProblemText error={error} />}
      actions={actions}
      note={<ProblemId of={refusal?.requestId} />}
    />
  )
}
