import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { type ImportRun, isBusy, type RunCounts } from '../../runs/import-run.ts'
import { CallProblem } from '../call-problem.tsx'
import { checkMutation, reviewQuery, runMutation } from '../import.queries.ts'
import { RunFailed } from '../run-failed.tsx'
import { RunProgress } from '../run-progress.tsx'
import { useImportAddress } from '../steps.ts'
import { useImport } from '../use-import.ts'
import { PreviewTable } from './preview-table.tsx'
import { ProblemLines } from './problem-lines.tsx'

export function ReviewStep({ run }: { run: ImportRun }) {
  const { resource, text } = useImport()
  const setAddress = useImportAddress()
  const check = useMutation(checkMutation(resource))
  // The checkbox answers at once; the run only after the call.
  const [update, setUpdate] = useState(run.update)

  function checkAgain(wanted: boolean) {
    setUpdate(wanted)
    const revert = () => setUpdate(run.update)
    const { id, fields } = run
    check.mutate({ id, fields, update: wanted }, { onError: revert })
  }

  const change = (
    <Button onClick={() => setAddress({ import: run.id, step: 'match' })}>
      {text('review.back')}
    </Button>
  )
  if (isBusy(run) && !run.counts) return <RunProgress run={run} label={text('review.checking')} />
  if (run.state === 'failed') {
    return (
      <RunFailed
        run={run}
        title={text('review.failed')}
        retry={{ isPending: check.isPending, onRetry: () => checkAgain(run.update) }}
        actions={change}
      />
    )
  }
  return (
    <Checked
      run={run}
      change={change}
      update={update}
      onUpdate={checkAgain}
      isChecking={check.isPending || isBusy(run)}
      error={check.error}
    />
  )
}

interface CheckedProps {
  run: ImportRun
  change: ReactNode
  update: boolean
  onUpdate: (update: boolean) => void
  /** Once more, by the user's other wish about what exists: the page keeps its place. */
  isChecking: boolean
  error: Error | null
}

function Checked({ run, change, update, onUpdate, isChecking, error }: CheckedProps) {
  const { resource, text, creatingText } = useImport()
  const { data: review } = useQuery(reviewQuery(resource, run.id))
  const start = useMutation(runMutation(resource, 'start'))
  const skippedId = useId()
  const { counts } = run
  if (!counts) return null
  const taken = counts.created + counts.updated
  const hasKnown = counts.existing + counts.updated + counts.unchanged > 0
  const failure = error ?? start.error

  return (
    <>
      <div className={isChecking ? 'opacity-55' : ''}>
        <Figures counts={counts} update={run.update} />
      </div>
      {resource.unique && hasKnown && (
        <Checkbox
          label={text('review.update.label')}
          description={text('review.update.text')}
          checked={update}
          onCheckedChange={onUpdate}
        />
      )}
      {isBusy(run) && <RunProgress run={run} label={text('review.checking')} />}
      {review && (review.lines.length > 0 || run.fixes.length > 0) && (
        <ProblemLines run={run} lines={review.lines} groups={review.groups} />
      )}
      {review?.creating.map(({ field, names }) => (
        <Card key={field} title={creatingText(field)} description={text('review.creatingText')}>
          <ul className="flex flex-wrap gap-2">
            {names.map((name) => (
              <li key={name} className="max-w-full">
                <Badge>
                  <bdi className="truncate">{name}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {review && review.preview.length > 0 && <PreviewTable run={run} rows={review.preview} />}
      <CallProblem error={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          variant="primary"
          disabled={taken === 0 && !isChecking}
          pending={start.isPending || isChecking}
          aria-describedby={skippedId}
          onClick={() => start.mutate({ id: run.id })}
        >
          {taken === 0 ? text('review.nothing') : text('start', { count: taken })}
        </Button>
        {change}
        <p id={skippedId} className="text-sm text-ink-soft">
          {counts.rejected > 0 && text('review.skipped', { count: counts.rejected })}
        </p>
      </div>
    </>
  )
}

const always = {
  update: ['created', 'updated', 'unchanged', 'rejected'],
  add: ['created', 'existing', 'rejected'],
} as const
const shownNames = [
  'created',
  'updated',
  'unchanged',
  'existing',
  'repeated',
  'leftOut',
  'rejected',
] as const

const figuresOf = (counts: RunCounts, update: boolean) =>
  shownNames.filter(
    (name) =>
      always[update ? 'update' : 'add'].some((known) => known === name) ||
      ((name === 'repeated' || name === 'leftOut') && counts[name] > 0),
  )

export function Figures({ counts, update }: { counts: RunCounts; update: boolean }) {
  const { text } = useImport()
  const { number } = useFormat()
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
      {figuresOf(counts, update).map((name) => (
        <div
          key={name}
          className="flex flex-1 basis-26 flex-col-reverse justify-end bg-card px-3 py-4 sm:px-5"
        >
          <dt className="text-sm text-ink-soft">{text(`counts.${name}`)}</dt>
          <dd
            className={`text-2xl/8 font-medium tabular-nums ${name === 'rejected' && counts[name] > 0 ? 'text-warning' : ''}`}
          >
            {number(counts[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
