import { useMutation, useQuery } from '@tanstack/react-query'
import { type ImportRun, RunFailed, useImport } from '#modules/imports/screen/index.ts'
import { Card } from '#ui/data/card.tsx'
import { UndoTotals } from './undo-totals.tsx'
import { undoMutation, undoQuery } from './undo.queries.ts'

export function UndoReport({ run }: { run: ImportRun }) {
  if (run.state === 'undone') return <Undone run={run} />
  return run.failure?.during === 'undoing' && <UndoFailed run={run} />
}

function Undone({ run }: { run: ImportRun }) {
  const { resource, text } = useImport()
  const { data } = useQuery(undoQuery(resource, run.id))
  return (
    <Card title={text('undo.done')} description={<bdi>{run.fileName}</bdi>}>
      {run.undone && <UndoTotals counts={run.undone} kept={data?.keptRecords ?? []} />}
    </Card>
  )
}

function UndoFailed({ run }: { run: ImportRun }) {
  const { resource, text } = useImport()
  const undo = useMutation(undoMutation(resource))
  return (
    <RunFailed
      run={run}
      title={text('undo.failed')}
      retry={{ isPending: undo.isPending, onRetry: () => undo.mutate({ id: run.id }) }}
    />
  )
}
