import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'

interface MoreFailedProps {
  error: Error
  retrying: boolean
  onRetry: () => void
}

export function MoreFailed({ error, retrying, onRetry }: MoreFailedProps) {
  const { t } = useTranslation(['books', 'common'])
  return (
    <div role="alert" className="flex flex-wrap items-center justify-center gap-4 py-6 text-sm">
      <p className="text-danger">
        {t('reader.moreFailed')} <ProblemText error={error} />
      </p>
      <Button pending={retrying} onClick={onRetry}>
        {t('common:actions.tryAgain')}
      </Button>
    </div>
  )
}
