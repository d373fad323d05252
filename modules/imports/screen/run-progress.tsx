import { useMutation } from '@tanstack/react-query'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import type { ImportRun } from '../runs/import-run.ts'
import { CallProblem } from './call-problem.tsx'
import { runMutation } from './import.queries.ts'
import { useImport } from './use-import.ts'

interface RunProgressProps {
  run: ImportRun
  label: string
}

export function RunProgress({ run, label }: RunProgressProps) {
  const { resource, text } = useImport()
  const cancel = useMutation(runMutation(resource, 'cancel'))
  return (
    <Card>
      <div className="grid gap-4">
        <Progress label={label} value={run.progress > 0 ? run.progress : null} max={1000} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-ink-soft">{text('progress.leave')}</p>
          {run.state !== 'undoing' && (
            <Button
              size="sm"
              pending={cancel.isPending}
              onClick={() => cancel.mutate({ id: run.id })}
            >
              {text('progress.cancel')}
            </Button>
          )}
        </div>
        <CallProblem error={cancel.error} />
      </div>
      <output className="sr-only">{label}</output>
    </Card>
  )
}
