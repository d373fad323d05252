import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/data/card.tsx'
import type { ImportRun } from '../../runs/import-run.ts'
import { checkInput, reviewQuery, runMutation, undoQuery } from '../import.queries.ts'
import { Figures } from '../review/review-step.tsx'
import { useSaveProblems } from '../review/use-save-problems.ts'
import { RunFailed } from '../run-failed.tsx'
import { RunProgress } from '../run-progress.tsx'
import { useImportAddress } from '../steps.ts'
import { useImport } from '../use-import.ts'
import { UndoButton } from './undo-button.tsx'
import { UndoTotals } from './undo-totals.tsx'

export function DoneStep({ run }: { run: ImportRun }) {
  const target = useImport()
  const { text } = target
  const start = useMutation(
    runMutation(target, (calls, input: { id: string }) => calls.start(input)),
  )
  const { id, state } = run
  if (state === 'importing') return <RunProgress run={run} label={text('done.importing')} />
  if (state === 'undoing') {
    return <RunProgress run={run} label={text('done.undoing')} isCancellable={false} />
  }
  if (state === 'failed') {
    return (
      <RunFailed
        run={run}
        title={text('done.failed')}
        retry={{ isPending: start.isPending, onRetry: () => start.mutate({ id }) }}
        actions={<CheckAgain run={run} />}
      />
    )
  }
  if (state === 'cancelled') return <Cancelled run={run} />
  return state === 'undone' ? <UndoneReport run={run} /> : <Imported run={run} />
}

function Imported({ run }: { run: ImportRun }) {
  const target = useImport()
  const { list, text } = target
  const setAddress = useImportAddress()
  const undo = useMutation(runMutation(target, (calls, input: { id: string }) => calls.undo(input)))
  const { counts, failure } = run
  if (!counts) return null
  return (
    <>
      <h2 className="text-2xl/snug font-medium">
        {text('finished', { count: counts.created + counts.updated })}
      </h2>
      <Figures counts={counts} update={run.update} />
      {failure?.during === 'undoing' && (
        <RunFailed
          run={run}
          title={text('undo.failed')}
          retry={{ isPending: undo.isPending, onRetry: () => undo.mutate({ id: run.id }) }}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton to={list} search={{ sort: '-createdAt' }} variant="primary">
          {text('done.list')}
        </LinkButton>
        <Button onClick={() => setAddress({})}>{text('done.another')}</Button>
        {counts.rejected > 0 && <SaveProblems run={run} />}
        <UndoButton run={run} label={text('done.undo')} />
      </div>
    </>
  )
}

function Cancelled({ run }: { run: ImportRun }) {
  const { text } = useImport()
  const setAddress = useImportAddress()
  return (
    <div>
      <h2 className="text-2xl/snug font-medium">{text('done.cancelled')}</h2>
      <p className="mt-1 text-ink-soft">{text('done.cancelledText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <CheckAgain run={run} />
        <Button onClick={() => setAddress({})}>{text('done.another')}</Button>
      </div>
    </div>
  )
}

function CheckAgain({ run }: { run: ImportRun }) {
  const target = useImport()
  const check = useMutation(
    runMutation(target, (calls, input: ReturnType<typeof checkInput>) => calls.check(input)),
  )
  return (
    <Button
      pending={check.isPending}
      onClick={() => check.mutate(checkInput(run, run.fields, run.update))}
    >
      {target.text('done.checkAgain')}
    </Button>
  )
}

function SaveProblems({ run }: { run: ImportRun }) {
  const target = useImport()
  const queryClient = useQueryClient()
  const saveProblems = useSaveProblems()
  const fetching = useMutation({
    mutationFn: () => queryClient.query(reviewQuery(target, run.id)),
    onSuccess: ({ lines }) => saveProblems(lines),
  })
  return (
    <Button pending={fetching.isPending} onClick={() => fetching.mutate()}>
      <Download aria-hidden />
      {target.text('done.problems')}
    </Button>
  )
}

function UndoneReport({ run }: { run: ImportRun }) {
  const target = useImport()
  const { list, text } = target
  const setAddress = useImportAddress()
  const { data } = useQuery(undoQuery(target, run.id))
  return (
    <>
      <Card title={text('undo.done')} description={<bdi>{run.fileName}</bdi>}>
        {run.undone && <UndoTotals counts={run.undone} kept={data?.keptRecords ?? []} />}
      </Card>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={list} variant="primary">
          {text('done.list')}
        </LinkButton>
        <Button onClick={() => setAddress({})}>{text('done.another')}</Button>
      </div>
    </>
  )
}
