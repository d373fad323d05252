import { useTranslation } from 'react-i18next'
import { Progress } from '#ui/feedback/progress.tsx'
import type { ReadingYear } from '../goal.ts'
import { useYearText } from './use-year-text.ts'

export function GoalProgress({ of: { goal, ...year } }: { of: ReadingYear & { goal: number } }) {
  const { t } = useTranslation('reading')
  const yearText = useYearText()
  const left = goal - year.finished
  return (
    <Progress
      label={yearText({ ...year, goal })}
      value={Math.min(year.finished, goal)}
      max={goal}
      valueText={left > 0 ? t('goal.left', { count: left }) : t('goal.reached')}
    />
  )
}

export const hasGoal = (year: ReadingYear | undefined): year is ReadingYear & { goal: number } =>
  typeof year?.goal === 'number'
