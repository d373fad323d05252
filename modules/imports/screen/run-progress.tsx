import { useMutation } from '@tanstack/react-query'
import { ProblemText } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import type { ImportRun } from '../runs/import-run.ts'
import { runMutation } from './import.queries.ts'
import { useImport } from './use-import.ts'

interface RunProgressProps {
  run: ImportRun
  label: string
  isCancellable?: boolean
}

export function RunProgress({ run, label, isCancellable = true }: RunProgressProps) {
  const target = useImport()
  const { text } = target
  const cancel = useMutation(
    runMutation(target, (calls, input: { id: string }) => calls.cancel(input)),
  )
  return (
    <Card>
      <div className="grid gap-4">
        <Progress label={label} value={run.progress > 0 ? run.progress : null} max={1000} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-ink-soft">{text('progress.leave')}</p>
          {isCancellable && (
            <Button
              size="sm"
              pending={cancel.isPending}
              onClick={() => cancel.mutate({ id: run.id })}
            >
              {text('progress.cancel')}
            </Button>
          )}
        </div>
        {cancel.isError && (
          <p role="alert" className="text-sm text-danger">
            <ProblemText error={cancel.error} />
          </p>
        )}
      </div>
      <output className="sr-only">{label}</output>
    </Card>
  )
}
