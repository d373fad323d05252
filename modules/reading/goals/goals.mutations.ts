import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'
import { readingYearsQuery } from '../reading.queries.ts'
import type { ReadingYear } from './goal.ts'

export interface GoalChange {
  year: number
  /** Null removes the goal. */
  goal: number | null
}

export const changeGoalMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ year, goal }: GoalChange) => {
      const { reading } = await api()
      if (goal === null) await reading.removeGoal({ year })
      else await reading.setGoal({ year, books: goal })
    },
    async onMutate(change): Promise<ReadingYear[]> {
      await queryClient.cancelQueries({ queryKey: readingYearsQuery.queryKey })
      const before = queryClient.getQueryData(readingYearsQuery.queryKey) ?? []
      queryClient.setQueryData(readingYearsQuery.queryKey, changed(before, change))
      return before
    },
    onError: (_error, _change, before) =>
      queryClient.setQueryData(readingYearsQuery.queryKey, before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: readingYearsQuery.queryKey }),
  })

const changed = (years: ReadingYear[], { year, goal }: GoalChange): ReadingYear[] => {
  const finished = years.find((one) => one.year === year)?.finished ?? 0
  return [...years.filter((one) => one.year !== year), { year, goal, finished }]
}
