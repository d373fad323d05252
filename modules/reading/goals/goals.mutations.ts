import { mutationOptions } from '@tanstack/react-query'
import { call } from '#kit/api/index.ts'
import { readingYearsQuery } from '../reading.queries.ts'
import type { ReadingYear } from './goal.ts'

export interface GoalChange {
  year: number
  /** Null removes the goal. */
  goal: number | null
}

const { queryKey } = readingYearsQuery

export const changeGoalMutation = mutationOptions({
  mutationFn: async ({ year, goal }: GoalChange) => {
    if (goal === null) await call('reading.removeGoal', { year })
    else await call('reading.setGoal', { year, books: goal })
  },
  async onMutate(change, { client }): Promise<ReadingYear[]> {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey) ?? []
    client.setQueryData(queryKey, changed(before, change))
    return before
  },
  onError: (_error, _change, before, { client }) => client.setQueryData(queryKey, before),
  onSettled: (_saved, _error, _change, _before, { client }) =>
    client.invalidateQueries({ queryKey }),
})

const changed = (years: ReadingYear[], { year, goal }: GoalChange): ReadingYear[] => {
  const finished = years.find((one) => one.year === year)?.finished ?? 0
  return [...years.filter((one) => one.year !== year), { year, goal, finished }]
}
