import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import { ProblemId } from '#layouts/errors/problem-id.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import type { ImportResult } from '../import-result.ts'
import type { ImportCall } from './import-call.ts'
import { ImportReport } from './import-report.tsx'
import { useImport } from './use-import.ts'

interface ImportOutcomeProps {
  attempt: UseMutationResult<ImportResult, Error, ImportCall>
  sent: number
  onStart: (dryRun: boolean) => void
  onOther: () => void
}

export function ImportOutcome({ attempt, sent, onStart, onOther }: ImportOutcomeProps) {
  const { t } = useTranslation(['import', 'common'])
  const { text } = useImport()
  if (attempt.isPending) {
    return sent < 1 ? (
      <Progress label={text('sending')} value={sent} max={1} />
    ) : (
      <Progress label={text(attempt.variables.dryRun ? 'checking' : 'importing')} value={null} />
    )
  }
  if (attempt.isError) {
    const { error } = attempt
    const requestId = error instanceof Refusal ? error.requestId : undefined
    return (
      <FailedState
        title={text('failed')}
        text={<Reason error={error} />}
        actions={
          <Button onClick={() => onStart(attempt.variables.dryRun)}>
            {t('common:actions.tryAgain')}
          </Button>
        }
        note={<ProblemId of={requestId} />}
      />
    )
  }
  if (!attempt.isSuccess) return null
  return (
    <ImportReport
      result={attempt.data}
      isPreview={attempt.variables.dryRun}
      onImport={() => onStart(false)}
      onOther={onOther}
    />
  )
}

function Reason({ error }: { error: Error }) {
  const { t } = useTranslation('import')
  const { number } = useFormat()
  const line = error instanceof Refusal ? error.line : undefined
  const place = line === undefined ? undefined : t('atLine', { line: number(line) })
  return (
    <>
      <ProblemText error={error} />
      {place && ` (${place})`}
    </>
  )
}
