import { useTranslation } from 'react-i18next'
import { ProblemText, Refusal } from '#features/session/index.ts'
import { ProblemId } from '#layouts/problem-id.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { OfflineState } from '#ui/feedback/offline-state.tsx'
import type { ListQuery } from './use-record-list.ts'

/** The list cannot be read: the network is away, or the server has failed. */
export function ListFailed<Row>({ query }: { query: ListQuery<Row> }) {
  const { t } = useTranslation(['record-list', 'common'])
  const { error, isFetching, fetchStatus, refetch } = query
  const again = (
    <Button pending={isFetching} onClick={() => void refetch()}>
      {t('common:actions.tryAgain')}
    </Button>
  )
  if (fetchStatus === 'paused' || (error instanceof Refusal && error.code === 'OFFLINE')) {
    return <OfflineState title={t('offline.title')} text={t('offline.text')} actions={again} />
  }
  return (
    <FailedState
      title={t('failed')}
      text={error && <ProblemText error={error} />}
      actions={again}
      note={<ProblemId of={error instanceof Refusal ? error.requestId : undefined} />}
    />
  )
}
