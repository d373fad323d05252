import { useMutation, useQuery } from '@tanstack/react-query'
import { ConfirmAction } from '#kit/actions/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { type ImportRun, useImport } from '#modules/imports/screen/index.ts'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { UndoTotals } from './undo-totals.tsx'
import { undoMutation, undoQuery } from './undo.queries.ts'

interface UndoDialogProps {
  run: ImportRun
  open: boolean
  onClose: () => void
}

/** Says exactly what happens before it does. */
export function UndoDialog({ run, open, onClose }: UndoDialogProps) {
  const { resource, text } = useImport()
  const query = useQuery({ ...undoQuery(resource, run.id), enabled: open })
  const undo = useMutation(undoMutation(resource))
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
