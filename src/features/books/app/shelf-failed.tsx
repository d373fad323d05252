import { useTranslation } from 'react-i18next'
import { ProblemText, Refusal } from '#features/session/index.ts'
import { ProblemId } from '#layouts/problem-id.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { OfflineState } from '#ui/feedback/offline-state.tsx'

interface ShelfFailedProps {
  title: string
  /** None while it waits for the network. */
  error: Error | null
  retrying: boolean
  onRetry: () => void
}

/** What could not be fetched, and why; one press tries again. */
export function ShelfFailed({ title, error, retrying, onRetry }: ShelfFailedProps) {
  const { t } = useTranslation(['books', 'common'])
  const retry = (
    <Button pending={retrying} onClick={onRetry}>
      {t('common:actions.tryAgain')}
    </Button>
  )
  if (!error || isOffline(error)) {
    return (
      <OfflineState title={t('reader.offline')} text={t('reader.offlineText')} actions={retry} />
    )
  }
  return (
    <FailedState
      title={title}
      text={<ProblemText error={error} />}
      actions={retry}
      note={<ProblemId of={error instanceof Refusal ? error.requestId : undefined} />}
    />
  )
}

const isOffline = (error: Error) => error instanceof Refusal && error.code === 'OFFLINE'
