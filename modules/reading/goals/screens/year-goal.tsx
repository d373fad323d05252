import { useQuery } from '@tanstack/react-query'
import { readingYearsQuery } from '../../reading.queries.ts'
import { GoalProgress, hasGoal } from './goal-progress.tsx'
import { useThisYear } from './use-this-year.ts'

export function YearGoal() {
  const { data: years } = useQuery(readingYearsQuery)
  const thisYear = useThisYear()
  const current = years?.find(({ year }) => year === thisYear)
  if (!hasGoal(current)) return null
  return (
    <div className="max-w-xl">
      <GoalProgress of={current} />
    </div>
  )
}
