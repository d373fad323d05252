import { keepPreviousData } from '@tanstack/react-query'
import { itemsOf } from '#kit/api/index.ts'

export const viewsQuery = itemsOf('views.list', {}, { staleTime: 30_000 })

/** Counted for the views on screen only. */
export const viewTotalsQuery = (ids: string[]) =>
  itemsOf(
    'views.totals',
    { ids },
    {
      enabled: ids.length > 0,
      staleTime: 60_000,
      placeholderData: keepPreviousData,
    },
  )
