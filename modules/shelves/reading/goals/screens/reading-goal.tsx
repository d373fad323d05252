import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { readingYearsQuery } from '../../reading.queries.ts'
import { GoalDialog } from './goal-dialog.ts'
import { GoalProgress, hasGoal } from './goal-progress.tsx'
import { useChangeGoal } from './use-change-goal.tsx'
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
