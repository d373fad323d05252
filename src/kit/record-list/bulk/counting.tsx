import { useTranslation } from 'react-i18next'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Spinner } from '#ui/actions/spinner.tsx'
import type { ExactCount } from './use-exact-count.ts'

export function Counting({ counted: { count, error, retry } }: { counted: ExactCount }) {
  const { t } = useTranslation(['record-list', 'common'])
  if (count !== undefined) return null
  if (!error) {
    return (
      <output className="flex items-center gap-3 py-2 text-sm text-ink-soft">
        <span className="relative size-4">
          <Spinner />
        </span>
        {t('bulk.counting')}
      </output>
    )
  }
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
      <p className="text-danger">
        {t('bulk.countFailed')} <ProblemText error={error} />
      </p>
      <Button size="sm" onClick={() => void retry()}>
        {t('common:actions.tryAgain')}
      </Button>
    </div>
  )
}
