import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { toastFailure } from '#kit/problems/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'
import { readingYearsQuery } from '../../reading.queries.ts'
import { changeGoalMutation } from '../goals.mutations.ts'
import { GoalProgress, hasGoal } from './goal-progress.tsx'
import { useThisYear } from './use-this-year.ts'
import { useYearText } from './use-year-text.ts'

export function ReadingGoal() {
  const { t } = useTranslation('reading')
  const yearText = useYearText()
  const thisYear = useThisYear()
  const { data: years } = useQuery(readingYearsQuery)
  const [isEditing, setEditing] = useState(false)
  const { change, save } = useChangeGoal()
  if (!years) return null
  const current = years.find(({ year }) => year === thisYear) ?? {
    year: thisYear,
    goal: null,
    finished: 0,
  }
  const past = years.filter(({ year }) => year < thisYear)
  return (
    <section aria-labelledby="reading-goal" className="mt-12 print:hidden">
      <h2 id="reading-goal" className="text-2xl font-medium">
        {t('goal.title')}
      </h2>
      <div className="mt-3 max-w-xl rounded-lg border border-line bg-card px-4 py-4">
        {hasGoal(current) ? (
          <GoalProgress of={current} />
        ) : (
          <p className="text-sm text-ink-soft">{yearText(current)}</p>
        )}
        <div className="-ms-4 mt-2 -mb-2 flex flex-wrap">
          <Button variant="quiet" onClick={() => setEditing(true)}>
            {hasGoal(current) ? t('goal.change') : t('goal.set')}
          </Button>
          {hasGoal(current) && (
            <Button variant="quiet" onClick={() => change({ year: thisYear, goal: null })}>
              {t('goal.remove')}
            </Button>
          )}
        </div>
      </div>
      {past.length > 0 && (
        <ul
          aria-label={t('goal.past')}
          className="mt-3 grid max-w-xl gap-1 text-sm text-ink-soft tabular-nums"
        >
          {past.map((year) => (
            <li key={year.year}>{yearText(year)}</li>
          ))}
        </ul>
      )}
      <GoalDialog of={current} save={save} open={isEditing} onClose={() => setEditing(false)} />
    </section>
  )
}

const GoalDialog = dialogOnDemand(async () => (await import('./goal-form.tsx')).GoalFormDialog)

function useChangeGoal() {
  const { t } = useTranslation('reading')
  const { number } = useFormat()
  const nameOf = (year: number) => ({ year: number(year, { useGrouping: false }) })
  const { mutate, mutateAsync } = useMutation({
    ...changeGoalMutation,
    onSuccess(_done, { year, goal }, before = []) {
      const former = before.find((one) => one.year === year)?.goal ?? null
      toast.success(t(goal === null ? 'goal.removed' : 'goal.saved', nameOf(year)), {
        id: 'reading goal',
        action: { label: t('undo'), onClick: () => mutate({ year, goal: former }) },
      })
    },
    onError(error, change, ...rest) {
      toastFailure(t('goal.saveFailed', nameOf(change.year)), error, { id: 'reading goal' })
      return changeGoalMutation.onError?.(error, change, ...rest)
    },
  })
  return { change: mutate, save: mutateAsync }
}
