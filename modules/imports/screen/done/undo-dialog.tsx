import { useMutation, useQuery } from '@tanstack/react-query'
import { ConfirmAction } from '#kit/actions/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import type { ImportRun } from '../../runs/import-run.ts'
import { runMutation, undoQuery } from '../import.queries.ts'
import { useImport } from '../use-import.ts'
import { UndoTotals } from './undo-totals.tsx'

interface UndoDialogProps {
  run: ImportRun
  open: boolean
  onClose: () => void
}

/** Says exactly what happens before it does. */
export function UndoDialog({ run, open, onClose }: UndoDialogProps) {
  const target = useImport()
  const { text } = target
  const query = useQuery({ ...undoQuery(target, run.id), enabled: open })
  const undo = useMutation(runMutation(target, (calls, input: { id: string }) => calls.undo(input)))
  const { data, isFetching, isError } = query
  return (
    <ConfirmAction
      open={open}
      onClose={onClose}
      title={text('undo.title')}
      text={text('undo.text')}
      confirmLabel={text('undo.confirm')}
      isReady={data !== undefined && !isFetching}
      onConfirm={() => undo.mutateAsync({ id: run.id })}
    >
      {data && !isFetching && <UndoTotals counts={data} kept={data.keptRecords} />}
      {isFetching && (
        <Loading label={text('undo.counting')}>
          <Skeleton className="h-20 w-full" />
        </Loading>
      )}
      {isError && !isFetching && <FetchFailed of={query} title={text('undo.countFailed')} />}
    </ConfirmAction>
  )
}
