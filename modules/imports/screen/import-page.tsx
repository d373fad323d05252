import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { type PageContext, preparePage } from '#kit/page/index.ts'
import { FetchFailed } from '#kit/problems/index.ts'
import { namespaceOf, type Resource } from '#kit/resource/index.ts'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'
import { Page } from '#layouts/page.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Stepper } from '#ui/navigation/stepper.tsx'
import { type ImportRun, isBusy } from '../runs/import-run.ts'
import { DoneStep } from './done/done-step.tsx'
import { reviewQuery, runQuery } from './import.queries.ts'
import { MatchStep } from './match-step.tsx'
import { ReviewStep } from './review/review-step.tsx'
import { stepOf, steps } from './steps.ts'
import { historyParts } from './upload/history-part.ts'
import { UploadStep } from './upload/upload-step.tsx'
import { ImportContext, useImport } from './use-import.ts'

export const prepareImportPage = (
  context: PageContext,
  resource: Resource,
  { import: id }: Record<string, string>,
) =>
  preparePage({
    context,
    kind: 'list',
    texts: ['imports', 'forms', namespaceOf(resource)],
    queries: id
      ? [runQuery(resource, id), reviewQuery(resource, id)]
      : historyParts.map(([, { runsQuery }]) => runsQuery(resource)),
  })

interface ImportPageProps {
  resource: Resource
  search: Record<string, string>
}

export const ImportPage = ({ resource, search }: ImportPageProps) => (
  <ImportContext value={resource}>
    {search['import'] ? (
      <Steps id={search['import']} asked={search['step']} />
    ) : (
      <Frame step="upload">
        <UploadStep />
      </Frame>
    )}
  </ImportContext>
)

function Steps({ id, asked }: { id: string; asked: string | undefined }) {
  const { resource, text } = useImport()
  const queryClient = useQueryClient()
  const query = useQuery(runQuery(resource, id))
  const { data: run } = query
  const state = run?.state
  const former = useRef(state)
  useEffect(() => {
    const isOver = state === 'done' || state === 'undone'
    if (former.current === 'checking' && state === 'checked') {
      void queryClient.invalidateQueries({ queryKey: reviewQuery(resource, id).queryKey })
    }
    if (isOver && former.current && former.current !== state) void queryClient.invalidateQueries()
    former.current = state
  }, [state, queryClient, resource, id])

  if (!run) {
    return (
      <Frame step="upload">
        {query.isError || query.fetchStatus === 'paused' ? (
          <FetchFailed of={query} title={text('loadFailed')} />
        ) : (
          <Loading label={text('loading')}>
            <Skeleton className="h-64 w-full" />
          </Loading>
        )}
      </Frame>
    )
  }
  const step = stepOf(run, asked)
  return (
    <Frame step={step} isDone={run.state === 'done' || run.state === 'undone'}>
      <Step run={run} step={step} />
      <output className="sr-only">{!isBusy(run) && <Outcome run={run} step={step} />}</output>
    </Frame>
  )
}

function Step({ run, step }: { run: ImportRun; step: ReturnType<typeof stepOf> }) {
  if (step === 'match') return <MatchStep key={run.id} run={run} />
  return step === 'review' ? <ReviewStep run={run} /> : <DoneStep run={run} />
}

/** The announcement of a screen reader once the lines are checked or imported. */
function Outcome({ run: { counts, state }, step }: Parameters<typeof Step>[0]) {
  const { text } = useImport()
  const { number } = useFormat()
  if (!counts || step === 'match') return null
  const figures = (['created', 'updated', 'rejected'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => `${text(`counts.${name}`)}: ${number(counts[name])}`)
  return [text(`steps.${step}`), ...(state === 'undone' ? [] : figures)].join('. ')
}

interface FrameProps {
  step: (typeof steps)[number]
  isDone?: boolean
  children: ReactNode
}

function Frame({ step, isDone = false, children }: FrameProps) {
  const { text } = useImport()
  const { number } = useFormat()
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    // The next step begins where the former one was left.
    if (shown.current !== step) focusOnArrival(content.current)
    shown.current = step
  }, [step])
  return (
    <Page title={text('title')}>
      <div className="grid gap-6">
        <Stepper
          label={text('steps.label')}
          steps={steps.map((id, at) => ({
            id,
            mark: number(at + 1),
            label: text(`steps.${id}`),
          }))}
          current={step}
          isDone={isDone}
        />
        <section
          ref={content}
          tabIndex={-1}
          aria-label={text('steps.current', {
            step: steps.indexOf(step) + 1,
            of: steps.length,
            name: text(`steps.${step}`),
          })}
          className="grid gap-6 outline-none"
        >
          {children}
        </section>
      </div>
    </Page>
  )
}
