import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import { ProblemId } from '#layouts/errors/problem-id.tsx'
import { Button } from '#ui/actions/button.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import type { ImportRun } from '../runs/import-run.ts'
import { useImport } from './use-import.ts'

interface RunFailedProps {
  run: ImportRun
  title: string
  retry: { isPending: boolean; onRetry: () => void }
  actions?: ReactNode
}

export function RunFailed({ run: { failure }, title, retry, actions }: RunFailedProps) {
  const { t } = useTranslation('common')
  const { text, fieldLabel } = useImport()
  const { number, list } = useFormat()
  const { code = 'INTERNAL_ERROR', line, fieldNames = [], requestId } = failure ?? {}
  const fields = list(fieldNames.map(fieldLabel))
  return (
    <FailedState
      title={title}
      text={
        <>
          <ProblemText error={new Refusal(code, { status: 400, code })} />
          {line !== undefined && ` (${text('atLine', { line: number(line) })})`}
          {fields &&
            ` ${code === 'FILE_COLUMNS_MISSING' ? text('match.missing', { fields }) : `(${fields})`}`}
        </>
      }
      actions={
        <>
          <Button variant="primary" pending={retry.isPending} onClick={retry.onRetry}>
            {t('actions.tryAgain')}
          </Button>
          {actions}
        </>
      }
      note={requestId && <ProblemId of={requestId} />}
    />
  )
}
