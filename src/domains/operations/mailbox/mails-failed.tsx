import { useTranslation } from 'react-i18next'
import { ProblemId } from '#layouts/errors/problem-id.tsx'
import type { PublicError } from '#platform/errors/public-error.ts'
import { Button } from '#ui/actions/button.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'

interface MailsFailedProps {
  error: Partial<PublicError>
  retrying: boolean
  onRetry: () => void
}

export function MailsFailed({ error, retrying, onRetry }: MailsFailedProps) {
  const { t } = useTranslation(['mailbox', 'common'])
  return (
    <FailedState
      title={t('failed')}
      text={t('failedText')}
      actions={
        <Button pending={retrying} onClick={onRetry}>
          {t('common:actions.tryAgain')}
        </Button>
      }
      note={error.requestId && <ProblemId of={error.requestId} />}
    />
  )
}
