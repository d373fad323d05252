import { useTranslation } from 'react-i18next'
import { Refusal, ProblemText } from '#features/session/index.ts'
import { ProblemId } from '#layouts/problem-id.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'

interface SessionsFailedProps {
  error: Error
  retrying: boolean
  onRetry: () => void
}

export function SessionsFailed({ error, retrying, onRetry }: SessionsFailedProps) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <FailedState
      title={t('sessions.loadFailed')}
      text={<ProblemText error={error} />}
      actions={
        <Button pending={retrying} onClick={onRetry}>
          {t('common:actions.tryAgain')}
        </Button>
      }
      note={<ProblemId of={error instanceof Refusal ? error.requestId : undefined} />}
    />
  )
}
