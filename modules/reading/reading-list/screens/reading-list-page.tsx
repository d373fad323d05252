import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ProblemText } from '#kit/problems/index.ts'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'
import { LeaveGuard } from '#layouts/navigation/leave-guard.tsx'
import { Page } from '#layouts/page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/data/card.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { Stepper } from '#ui/navigation/stepper.tsx'
import { importReadingListMutation } from '../import-reading-list.mutation.ts'
import type { ReadingListReport } from '../reading-list.ts'
import { ReportView } from './report-view.tsx'

const steps = ['upload', 'review', 'done'] as const

type Step = (typeof steps)[number]

function stepOf(isChosen: boolean, isDone: boolean): Step {
  if (isDone) return 'done'
  return isChosen ? 'review' : 'upload'
}

export function ReadingListPage() {
  const { t } = useTranslation(['reading-list', 'common'])
  const { number } = useFormat()
  const [chosen, setChosen] = useState<{ file: File; report: ReadingListReport }>()
  const [sent, setSent] = useState(0)
  const content = useRef<HTMLDivElement>(null)
  const sending = useMutation({
    ...importReadingListMutation,
    onSuccess: (report, { file, dryRun }) => dryRun && setChosen({ file, report }),
  })
  const isDone = sending.isSuccess && !sending.variables.dryRun
  const step = stepOf(chosen !== undefined, isDone)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) focusOnArrival(content.current)
    shown.current = step
  }, [step])

  function send(file: File, dryRun: boolean) {
    setSent(0)
    sending.mutate({ file, dryRun, onSent: setSent })
  }

  function restart() {
    setChosen(undefined)
    sending.reset()
  }

  return (
    <Page title={t('title')}>
      <div className="grid gap-6">
        <Stepper
          label={t('steps.label')}
          steps={steps.map((id, at) => ({ id, mark: number(at + 1), label: t(`steps.${id}`) }))}
          current={step}
          isDone={isDone}
        />
        <LeaveGuard hasUnsaved={() => sending.isPending} />
        <section
          ref={content}
          tabIndex={-1}
          aria-label={t(`steps.${step}`)}
          className="grid gap-6 outline-none"
        >
          {sending.isPending && (
            <Card>
              <Progress
                label={t(sending.variables.dryRun ? 'sending' : 'importing', {
                  name: sending.variables.file.name,
                })}
                value={sent < 1 ? sent : null}
                max={1}
              />
            </Card>
          )}
          {sending.isError && (
            <FailedState
              title={t('failed')}
              text={<ProblemText error={sending.error} />}
              actions={
                <Button onClick={() => send(sending.variables.file, sending.variables.dryRun)}>
                  {t('common:actions.tryAgain')}
                </Button>
              }
            />
          )}
          {step === 'upload' && !sending.isPending && (
            <>
              <FileDrop
                label={t('upload.label')}
                hint={t('upload.hint')}
                accept=".csv,text/csv"
                onFile={(file) => send(file, true)}
              />
              <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-soft">
                <li>{t('upload.goodreads')}</li>
                <li>{t('upload.storygraph')}</li>
              </ul>
            </>
          )}
          {chosen && !sending.isPending && (
            <>
              <ReportView report={isDone ? sending.data : chosen.report} isDone={isDone} />
              <div className="flex flex-wrap gap-3">
                {isDone ? (
                  <LinkButton to="/app/shelves" variant="primary">
                    {t('done.shelves')}
                  </LinkButton>
                ) : (
                  <Button
                    variant="primary"
                    disabled={chosen.report.found === 0}
                    onClick={() => send(chosen.file, false)}
                  >
                    {t('review.start', { count: chosen.report.found })}
                  </Button>
                )}
                <Button onClick={restart}>{t('review.other')}</Button>
              </div>
            </>
          )}
        </section>
      </div>
    </Page>
  )
}
