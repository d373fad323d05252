import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#kit/api/index.ts'

/** Counted for the views on screen only. */
export const viewTotalsQuery = (ids: string[]) =>
  queryOptions({
    queryKey: ['views', 'totals', ids],
    queryFn: async ({ signal }) => (await (await api()).views.totals({ ids }, { signal })).items,
    enabled: ids.length > 0,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
