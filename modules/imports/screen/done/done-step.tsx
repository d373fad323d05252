import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import type { ImportRun } from '../../runs/import-run.ts'
import { checkMutation, reviewQuery, runMutation } from '../import.queries.ts'
import { Figures } from '../review/review-step.tsx'
import { useSaveProblems } from '../review/use-save-problems.ts'
import { RunFailed } from '../run-failed.tsx'
import { RunProgress } from '../run-progress.tsx'
import { useImportAddress } from '../steps.ts'
import { useImport } from '../use-import.ts'
import { undoParts } from './undo-parts.ts'

export function DoneStep({ run }: { run: ImportRun }) {
  const { resource, text } = useImport()
  const start = useMutation(runMutation(resource, 'start'))
  const { id, state } = run
  if (state === 'importing' || state === 'undoing') {
    return <RunProgress run={run} label={text(`done.${state}`)} />
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
  return state === 'cancelled' ? <Cancelled run={run} /> : <Imported run={run} />
}

function Imported({ run }: { run: ImportRun }) {
  const { list, text } = useImport()
  const setAddress = useImportAddress()
  const { counts } = run
  const isUndone = run.state === 'undone'
  if (!counts) return null
  return (
    <>
      {!(isUndone && undoParts) && (
        <>
          <h2 className="text-2xl/snug font-medium">
            {text('finished', { count: counts.created + counts.updated })}
          </h2>
          <Figures counts={counts} update={run.update} />
        </>
      )}
      {undoParts && <undoParts.UndoReport run={run} />}
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton to={list} search={isUndone ? {} : { sort: '-createdAt' }} variant="primary">
          {text('done.list')}
        </LinkButton>
        <Button onClick={() => setAddress({})}>{text('done.another')}</Button>
        {!isUndone && counts.rejected > 0 && <SaveProblems run={run} />}
        {undoParts && <undoParts.UndoButton run={run} />}
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
  const { resource, text } = useImport()
  const check = useMutation(checkMutation(resource))
  const { id, fields, update } = run
  return (
    <Button pending={check.isPending} onClick={() => check.mutate({ id, fields, update })}>
      {text('done.checkAgain')}
    </Button>
  )
}

function SaveProblems({ run }: { run: ImportRun }) {
  const { resource, text } = useImport()
  const queryClient = useQueryClient()
  const saveProblems = useSaveProblems()
  const fetching = useMutation({
    mutationFn: () => queryClient.query(reviewQuery(resource, run.id)),
    onSuccess: ({ lines }) => saveProblems(lines),
  })
  return (
    <Button pending={fetching.isPending} onClick={() => fetching.mutate()}>
      <Download aria-hidden />
      {text('done.problems')}
    </Button>
  )
}
